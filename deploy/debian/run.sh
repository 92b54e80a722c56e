#!/bin/sh
# Runs a command of the service with its settings: first-administrator, doctor, verify, backup.
set -eu
[ $# -ge 1 ] || { printf '使い方：sh run.sh doctor\n' >&2; exit 2; }
name=$1
shift
set -a
. /etc/nakatsugu/settings.env
set +a
# Before anybody works with it, its keys lie elsewhere too.
[ "$name" != first-administrator ] || [ -n "${KEYS_KEPT:-}" ] || {
  printf '先に、鍵を別の場所に控えてください：sh /opt/nakatsugu/current/deploy/debian/keys.sh\n' >&2
  exit 1
}
cd /opt/nakatsugu/current
exec runuser -u nakatsugu -- /usr/bin/node --enable-source-maps "build/server/$name.js" "$@"
