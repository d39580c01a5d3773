#ifndef ISLET_CNCURSES_SHIM_H
#define ISLET_CNCURSES_SHIM_H

#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <term.h>

#endif
