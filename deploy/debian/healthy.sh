#!/bin/sh
# Waits up to a minute until the process at a port is ready.
set -eu
tries=0
until node -e "fetch('http://127.0.0.1:$1/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"; do
  tries=$((tries + 1))
  [ $tries -lt 60 ] || exit 1
  sleep 1
done
