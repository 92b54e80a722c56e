#!/bin/sh
# Puts a backup in the place of what is here; what was here is kept aside. On a new machine run install.sh before.
set -eu
umask 077

say() { printf '▸ %s\n' "$1"; }
stop() { printf '\n%s\n' "$1" >&2; exit 1; }

[ $# -ge 1 ] || stop '使い方：sh restore.sh バックアップ［--identity 秘密鍵のファイル］［--keys 人ごとの鍵のファイル］［--lose-answers］'
[ "$(id -u)" = 0 ] || stop 'root（管理者）で実行してください。'
[ -r "$1" ] || stop "ファイル「$1」を読めません。"
as_postgres() { (cd / && runuser -u postgres -- "$@"); }
here=$(cd "$(dirname "$0")/../.." && pwd)
now=$(date +%Y%m%dT%H%M%S)
kept=nakatsugu_before_$now
data=/var/lib/nakatsugu
fresh=/var/lib/nakatsugu-restored-$now

# The service's user can read neither root's files nor those of another place.
inside=$(mktemp -d /var/backups/nakatsugu/restore-XXXXXX)
trap 'rm -rf "$inside"' EXIT
archive=$inside/$(basename "$1")
cp "$1" "$archive"
beside=$(dirname "$1")/person-keys.backup
[ ! -r "$beside" ] || cp "$beside" "$inside/"
shift
# Files that the options name are copied too.
count=$#
while [ "$count" -gt 0 ]; do
  word=$1
  shift
  count=$((count - 1))
  if [ -f "$word" ]; then
    cp "$word" "$inside/given-$count"
    word=$inside/given-$count
  fi
  set -- "$@" "$word"
done
chown -R nakatsugu:nakatsugu "$inside"

say 'バックアップを、新しいデータベースに戻しています（いまのサービスは動いたままです）'
as_postgres psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 \
  --command "CREATE DATABASE nakatsugu_restored OWNER nakatsugu_owner ENCODING 'UTF8' TEMPLATE template0" ||
  stop '前に途中で止まったものが残っています。消してから、もう一度実行してください：runuser -u postgres -- dropdb nakatsugu_restored'
install -d -m 0700 -o nakatsugu -g nakatsugu "$fresh"
undo() {
  as_postgres dropdb nakatsugu_restored || true
  rm -rf "$fresh"
  stop '戻せませんでした。データベースもファイルも、実行する前のままです。'
}
(
  set -a
  . /etc/nakatsugu/settings.env
  . /etc/nakatsugu/owner.env
  set +a
  DATABASE_URL=$(printf '%s' "$DATABASE_URL" | sed 's|/nakatsugu$|/nakatsugu_restored|') DATA_DIR=$fresh
  export DATABASE_URL DATA_DIR
  cd "$here"
  runuser -u nakatsugu -- /usr/bin/node --enable-source-maps build/server/restore.js "$archive" "$@"
) || undo

say 'サービスを止めて、入れ替えています'
systemctl stop nakatsugu@3001.service nakatsugu@3002.service
# One statement: both names change, or none.
as_postgres psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 \
  --command "ALTER DATABASE nakatsugu RENAME TO $kept; ALTER DATABASE nakatsugu_restored RENAME TO nakatsugu" || {
  systemctl start nakatsugu@3001.service nakatsugu@3002.service
  undo
}
mkdir -p "$data"
mv "$data" "$data-before-$now"
mv "$fresh" "$data"
# Gives the service its rights on the new tables.
systemctl restart nakatsugu-migrate.service || stop 'データベースを用意できません：journalctl -u nakatsugu-migrate'
systemctl start nakatsugu@3001.service nakatsugu@3002.service
sh "$here/deploy/debian/healthy.sh" 3001 && sh "$here/deploy/debian/healthy.sh" 3002 ||
  stop 'サーバーが応答しません：journalctl -u "nakatsugu@*"'
say "戻しました。前のデータは、データベース「$kept」と $data-before-$now にあります。確かめてから消してください"
say 'つづけて確かめてください：sh /opt/nakatsugu/current/deploy/debian/run.sh doctor、verify、replay'
