/*
 * Numbers of strategies that were chosen, not derived: unit, since when (date), what checks them. "Chosen": no
 * measurement is on record, the value is a judgement. Internal to src/strategies.
 */
#ifndef HSCAL_STRATEGIES_CALIBRATED_H
#define HSCAL_STRATEGIES_CALIBRATED_H

/* Layouts beyond which a strategy that times them all refuses: a layout takes some 10 ms, all of them minutes. Chosen, 2026-11-26;
 * strategies.plans. */
#define HSCAL_MOST_STRATEGY_LAYOUTS 10000.0

#endif
