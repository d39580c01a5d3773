# Islet: Live Activities in a terminal.
#
#   make run      install what is missing, build and open the gallery
#   make test     install what is missing and pass every test
#   make bench    time the way from view to cells (release build)
#   make install  build for release and install below PREFIX (/usr/local)

SWIFT ?= swift
PREFIX ?= /usr/local
# Put in front of PREFIX while packaging.
DESTDIR ?=
# What `install-files` installs from.
BUILD ?= .build/release

# What the program links against, and what its tests run it in.
BUILD_PACKAGES = libncursesw5-dev libutf8proc-dev libpng-dev libturbojpeg0-dev libxxhash-dev libfreetype-dev \
  libfontconfig-dev libyaml-dev fonts-dejavu-core
TEST_PACKAGES = $(BUILD_PACKAGES) tmux ncurses-term procps zsh fish librsvg2-bin asciinema fonts-noto-color-emoji \
  fonts-droid-fallback libxml2-utils git

.PHONY: run build test bench format lint install install-files uninstall install-packages clean

run: PACKAGES = $(BUILD_PACKAGES)
run: install-packages
	$(SWIFT) build -c release --product islet
	@.build/release/islet

build: PACKAGES = $(BUILD_PACKAGES)
build: install-packages
	$(SWIFT) build

test: PACKAGES = $(TEST_PACKAGES)
test: install-packages
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build

bench: PACKAGES = $(BUILD_PACKAGES)
bench: install-packages
	$(SWIFT) build -c release --product islet-bench
	@$(SWIFT) build -c release --product islet >/dev/null
	@.build/release/islet-bench

install: PACKAGES = $(BUILD_PACKAGES)
install: install-packages
	$(SWIFT) build -c release --product islet
	@$(MAKE) --no-print-directory install-files BUILD=.build/release

# Copies what was built: the program, the modules that a user's sources import with what those reach, the
# plug-in behind #Preview and the themes. The program finds them from its own place.
install-files:
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/lib/islet" "$(DESTDIR)$(PREFIX)/share/islet"
	install -m 755 "$(BUILD)/islet" "$(DESTDIR)$(PREFIX)/bin/islet"
	install -m 755 "$(BUILD)/PreviewMacros-tool" "$(DESTDIR)$(PREFIX)/lib/islet/PreviewMacros"
	rm -rf "$(DESTDIR)$(PREFIX)/lib/islet/Modules" "$(DESTDIR)$(PREFIX)/share/islet/Themes"
	install -d "$(DESTDIR)$(PREFIX)/lib/islet/Modules" "$(DESTDIR)$(PREFIX)/share/islet/Themes"
	for module in "$(BUILD)"/Modules/*.swiftmodule; do \
	  case "$$module" in *Tests.swiftmodule|*TestSupport.swiftmodule|*Demo.swiftmodule|*bench.swiftmodule) ;; \
	  *) install -m 644 "$$module" "$(DESTDIR)$(PREFIX)/lib/islet/Modules" || exit 1;; esac; \
	done
	install -m 644 Themes/* "$(DESTDIR)$(PREFIX)/share/islet/Themes"

uninstall:
	rm -f "$(DESTDIR)$(PREFIX)/bin/islet"
	rm -rf "$(DESTDIR)$(PREFIX)/lib/islet" "$(DESTDIR)$(PREFIX)/share/islet"

format:
	$(SWIFT) format --in-place --recursive --parallel Package.swift Sources Tests

lint:
	$(SWIFT) format lint --strict --recursive --parallel Package.swift Sources Tests

# Installs the Debian packages that are missing, or says how where it may not.
install-packages:
	@missing=; \
	for package in $(PACKAGES); do \
	  dpkg-query -W -f '$${Status}' $$package 2>/dev/null | grep -q 'ok installed' \
	    || missing="$$missing $$package"; \
	done; \
	if [ -n "$$missing" ]; then \
	  command="apt-get install --yes --no-install-recommends$$missing"; \
	  if [ "$$(id -u)" = 0 ]; then as=; \
	  elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then as="sudo "; \
	  else \
	    echo "Islet needs Debian packages that are not installed. Please run:" >&2; \
	    echo "  sudo apt-get update && sudo $$command" >&2; \
	    exit 2; \
	  fi; \
	  echo "Installing$$missing: $$as$$command"; \
	  $${as}apt-get update -qq && $$as$$command >/dev/null; \
	fi

clean:
	$(SWIFT) package clean
