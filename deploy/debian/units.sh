#!/bin/sh
# Puts the units of this version where systemd finds them.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
install -m 0644 "$here"/systemd/nakatsugu* /etc/systemd/system/
install -d /etc/systemd/system/postgresql@.service.d
install -m 0644 "$here/systemd/postgresql.conf" /etc/systemd/system/postgresql@.service.d/nakatsugu.conf
install -d /etc/systemd/journald.conf.d
install -m 0644 "$here/systemd/journald.conf" /etc/systemd/journald.conf.d/nakatsugu.conf
systemctl daemon-reload
