#!/bin/sh
# One backup a day, kept for BACKUP_KEEP_DAYS. The keys of people stand in person-keys.backup, which each backup writes anew.
set -eu
folder=/var/backups/nakatsugu
case ${BACKUP_RECIPIENT:-none} in none) ending=tar ;; *) ending=tar.age ;; esac
/usr/bin/node --enable-source-maps build/server/backup.js "$folder/nakatsugu-$(date +%Y-%m-%dT%H%M%S).$ending"
find "$folder" \( -name 'nakatsugu-*.tar' -o -name 'nakatsugu-*.tar.age' \) -mtime "+$((${BACKUP_KEEP_DAYS:-14} - 1))" -delete
