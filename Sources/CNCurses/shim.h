#ifndef ISLET_CNCURSES_SHIM_H
#define ISLET_CNCURSES_SHIM_H

/* ncursesw, with what Swift cannot import from it: its global variables are accesses to shared
   mutable state, and its attributes are macros with casts. */

#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <term.h>
#include <langinfo.h>
#include <locale.h>
#include <stdint.h>
#include <stdio.h>
#include <wchar.h>

/// Opens a screen on standard output and standard input, or answers null.
static inline SCREEN *islet_newterm(const char *type) { return newterm(type, stdout, stdin); }

static inline WINDOW *islet_stdscr(void) { return stdscr; }

/// Makes the next refresh draw everything anew.
static inline void islet_forget_screen(void) { clearok(curscr, TRUE); }

/// The number of colours after start_color().
static inline int islet_colors(void) { return COLORS; }

static inline int islet_color_pairs(void) { return COLOR_PAIRS; }

/// Forgets the entry that setupterm() loaded.
static inline void islet_drop_entry(void) {
  if (cur_term != 0) del_curterm(cur_term);
}

/// The address behind a terminfo string, null where the terminal lacks it.
static inline const char *islet_terminfo_string(const char *name) {
  char *value = tigetstr((char *)name);
  return value == (char *)-1 ? 0 : value;
}

static inline int islet_terminfo_number(const char *name) { return tigetnum((char *)name); }

enum {
  ISLET_BOLD = 1,
  ISLET_DIM = 2,
  ISLET_ITALIC = 4,
  ISLET_UNDERLINE = 8,
  ISLET_REVERSE = 16,
};

/// Puts one character, a spacing scalar and up to four marks, into a cell of stdscr.
static inline void islet_put(
    int row, int column, const uint32_t *scalars, int count, unsigned attributes, int pair) {
  wchar_t text[6] = {0};
  for (int index = 0; index < count && index < 5; index++) text[index] = (wchar_t)scalars[index];
  attr_t bits = A_NORMAL;
  if (attributes & ISLET_BOLD) bits |= A_BOLD;
  if (attributes & ISLET_DIM) bits |= A_DIM;
  if (attributes & ISLET_ITALIC) bits |= A_ITALIC;
  if (attributes & ISLET_UNDERLINE) bits |= A_UNDERLINE;
  if (attributes & ISLET_REVERSE) bits |= A_REVERSE;
  cchar_t cell;
  if (setcchar(&cell, text, bits, 0, &pair) == OK) mvwadd_wch(stdscr, row, column, &cell);
}

/// The columns that the C library, and so ncurses, gives a scalar; -1 for what it does not print.
static inline int islet_columns(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

/// Sets the character classes of the process. True if the locale exists.
static inline bool islet_set_charset(const char *locale) { return setlocale(LC_CTYPE, locale) != 0; }

/// The name of the charset that is set, such as "UTF-8".
static inline const char *islet_charset(void) { return nl_langinfo(CODESET); }

#endif
