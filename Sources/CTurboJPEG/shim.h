#ifndef ISLET_CTURBOJPEG_SHIM_H
#define ISLET_CTURBOJPEG_SHIM_H

#include <turbojpeg.h>

#endif
