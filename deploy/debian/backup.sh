#!/bin/sh
# One backup a day, kept for two weeks: what left with a person is gone from here then, too.
set -eu
folder=/var/backups/nakatsugu
/usr/bin/node --enable-source-maps build/server/backup.js "$folder/nakatsugu-$(date +%Y-%m-%dT%H%M%S).tar"
find "$folder" -name 'nakatsugu-*.tar' -mtime +13 -delete
