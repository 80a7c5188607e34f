#include "model_language/syntax.h"

#include <stdlib.h>

enum { PER_PAGE = 256 };

struct hscal_syntax_pages {
  struct hscal_syntax_pages *before;
  int used;
  hscal_syntax node[PER_PAGE];
};

hscal_syntax *hscal__syntax_new(hscal_model_tree *tree, hscal_syntax_kind kind, int place) {
  struct hscal_syntax_pages *page = tree->pages;
  if (!page || page->used == PER_PAGE) {
    page = malloc(sizeof *page);
    if (!page) return NULL;
    page->before = tree->pages, page->used = 0;
    tree->pages = page;
  }
  hscal_syntax *node = &page->node[page->used++];
  *node = (hscal_syntax){.kind = kind, .place = place, .depth = 1};
  return node;
}

void hscal__model_tree_free(hscal_model_tree *tree) {
  for (struct hscal_syntax_pages *page = tree->pages, *before; page; page = before) {
    before = page->before;
    free(page);
  }
  free(tree->function);
  *tree = (hscal_model_tree){0};
}
