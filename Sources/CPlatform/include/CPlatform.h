#ifndef ISLET_CPLATFORM_H
#define ISLET_CPLATFORM_H

// The little C there is, one small header a subject.
#include "islet_clock.h"
#include "islet_crash.h"
#include "islet_guard.h"
#include "islet_loaded_image.h"
#include "islet_printing.h"
#include "islet_recording.h"
#include "islet_socket.h"
#include "islet_terminal.h"

#endif
