#!/bin/sh
# Brings the service to the version of an archive, one process after the other, and back when the new one does not answer.
set -eu
umask 022

say() { printf '▸ %s\n' "$1"; }
stop() { printf '\n%s\n' "$1" >&2; exit 1; }

[ $# = 1 ] || stop '使い方：sh upgrade.sh nakatsugu-<版>.tar.gz'
[ "$(id -u)" = 0 ] || stop 'root（管理者）で実行してください。'
[ -r "$1" ] || stop "ファイル「$1」を読めません。"
here=$(cd "$(dirname "$0")" && pwd)
old=$(readlink /opt/nakatsugu/current) || stop 'まだ入っていません。install.shを使ってください。'
new=$(sh "$here/unpack.sh" "$1")
[ "$old" != "$new" ] || stop "版$newは、すでに使われています。別の内容なら、package.jsonのversionを上げて一式を作り直してください（CHANGELOG.md）。"
[ ! -r "/opt/nakatsugu/$new/CHANGELOG.md" ] || say "この版で運用者がすることは /opt/nakatsugu/$new/CHANGELOG.md にあります"

switch() {
  ln -sfn "$1" /opt/nakatsugu/next
  mv -T /opt/nakatsugu/next /opt/nakatsugu/current
  sh "/opt/nakatsugu/$1/deploy/debian/units.sh"
}
replace() {
  for port in 3001 3002; do
    sh "$here/balance.sh" "$port"
    systemctl restart "nakatsugu@$port.service" || return 1
    sh "$here/healthy.sh" "$port" || return 1
    sh "$here/balance.sh"
  done
}
back() {
  say "$1。版$oldに戻しています"
  switch "$old"
  if replace; then stop "版$oldに戻しました。理由：journalctl -u 'nakatsugu*'"; fi
  stop "版$oldも応答しません。データベースがすでに新しい版のためなら、直前のバックアップから戻してください：sh /opt/nakatsugu/$old/deploy/debian/restore.sh /var/backups/nakatsugu/（いちばん新しいもの）"
}

say 'バックアップしています'
systemctl start nakatsugu-backup.service || stop 'バックアップできないため、何も変えずに終わります：journalctl -u nakatsugu-backup'
say "版$oldから版${new}へ移行しています"
switch "$new"
if ! systemctl restart nakatsugu-migrate.service; then
  switch "$old"
  # It has been told; the version that stays has nothing to mend.
  systemctl reset-failed nakatsugu-migrate.service
  stop "データベースを移行できません。版${old}のまま動いています：journalctl -u nakatsugu-migrate"
fi
say 'サーバーを一つずつ入れ替えています'
replace || back "版${new}が応答しません"
say "版${new}になりました。版${old}は /opt/nakatsugu/$old に残っています"
