#!/bin/sh
# Tells nginx whom to ask: both processes, or all but the one at a port, which then may end.
set -eu
for port in 3001 3002; do
  down=
  [ "$port" != "${1:-}" ] || down=' down'
  printf 'server 127.0.0.1:%s max_fails=1 fail_timeout=2s%s;\n' "$port" "$down"
done >/etc/nginx/nakatsugu-upstream.conf
# Nothing to be told before the first start.
[ ! -s /run/nginx.pid ] || nginx -s reload
sleep 2
