#!/bin/sh
# Unpacks an archive into /opt/nakatsugu/<version>, whole or not at all, and prints the version.
set -eu
root=$(tar --list --gzip --file "$1" 2>/dev/null | head -n 1 | cut -d / -f 1)
case $root in
  nakatsugu-[0-9]*) version=${root#nakatsugu-} ;;
  *) printf '「%s」は、配布された一式（nakatsugu-….tar.gz）ではありません。\n' "$1" >&2; exit 1 ;;
esac
if [ ! -d "/opt/nakatsugu/$version" ]; then
  rm -rf "/opt/nakatsugu/.$version"
  mkdir "/opt/nakatsugu/.$version"
  tar --extract --gzip --file "$1" --directory "/opt/nakatsugu/.$version" --strip-components 1 --no-same-owner
  mv "/opt/nakatsugu/.$version" "/opt/nakatsugu/$version"
fi
printf '%s\n' "$version"
