/* The text of a performance model, and how what is wrong with it is reported: file, line, column, and the line itself. */
#ifndef HSCAL_MODEL_LANGUAGE_SOURCE_H
#define HSCAL_MODEL_LANGUAGE_SOURCE_H

typedef struct hscal_model_source {
  const char *name; /* of the file, for messages */
  const char *text;
} hscal_model_source;

/* Fails with "model.pm:12:7: ...", the line of text[place], and a caret below the place. Returns `status`. */
int hscal__model_fail(int status, const hscal_model_source *source, int place, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

#endif
