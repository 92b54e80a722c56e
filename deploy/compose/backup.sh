#!/bin/sh
# One backup a night at 02:30 in Japan, kept for BACKUP_KEEP_DAYS; with `once`, one now.
set -eu
folder=/data/backups
mkdir -p "$folder"
backup() {
  case ${BACKUP_RECIPIENT:-none} in none) ending=tar ;; *) ending=tar.age ;; esac
  node --enable-source-maps build/server/backup.js "$folder/nakatsugu-$(date -u +%Y-%m-%dT%H%M%S).$ending" &&
    find "$folder" -name 'nakatsugu-*.tar*' -mtime "+$((${BACKUP_KEEP_DAYS:-14} - 1))" -delete
}
if [ "${1:-}" = once ]; then backup; exit; fi
while :; do
  # Seconds until 17:30 UTC.
  sleep $(((63000 - $(date -u +%s) % 86400 + 86400) % 86400 + 1)) &
  wait $!
  backup || echo '{"level":50,"msg":"the backup failed"}'
done
