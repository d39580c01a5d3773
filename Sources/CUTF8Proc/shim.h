#ifndef ISLET_CUTF8PROC_SHIM_H
#define ISLET_CUTF8PROC_SHIM_H

#include <utf8proc.h>

#endif
