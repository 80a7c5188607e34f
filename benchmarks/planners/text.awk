# Numbers as the pages of this folder show them.
function percent(x) { return sprintf("%.1f", 100 * x) }
function least(a, b) { return a < b ? a : b }
function most(a, b) { return a > b ? a : b }
function text_s(s) { return s < 0.1 ? sprintf("%.3g ms", s * 1e3) : sprintf("%.3g s", s) }
