#!/bin/sh
# Asks for the ends of the keys as they were copied away from the machine, and notes that they were: KEYS_KEPT.
set -eu
file=${NAKATSUGU_SETTINGS:-/etc/nakatsugu/settings.env}
stop() { printf '\n%s\n' "$1" >&2; exit 1; }
[ -w "$file" ] || stop "「$file」に書けません。root（管理者）で実行してください。"
valueOf() { sed -n "s/^$1=//p" "$file" | tail -n 1 | tr -d ' "'; }
cat <<END

$file の次の鍵を、このサーバーの外の、別々の2か所に書き写してください。
HEALTH_KEYは、バックアップに入りません。失うと、健康に関する回答は、だれにも読めなくなります。
SEAL_KEYを失うと、それまでの記録が書きかえられていないことを、示せなくなります。
VAPID_KEY（あるとき）を失うと、端末へのお知らせが、受け取っている方の全員に届かなくなります。

書き写したものを見て、それぞれの最後の6文字を入力してください。

END
vapid=$(valueOf VAPID_KEY)
for name in HEALTH_KEY SEAL_KEY CHECKPOINT_KEY ${vapid:+VAPID_KEY}; do
  key=$(valueOf "$name")
  [ -n "$key" ] || stop "$nameがありません。"
  printf '%s の最後の6文字： ' "$name"
  read -r typed || stop '入力が終わりました。確かめたことは記録していません。'
  [ "$typed" = "$(printf '%s' "$key" | tail -c 6)" ] ||
    stop "$nameの最後の6文字とちがいます。書き写したものを、もう一度確かめてください。確かめたことは記録していません。"
done
kept=$(printf '%s\n' "$(valueOf SEAL_KEY)" "$(valueOf CHECKPOINT_KEY)" "$(valueOf HEALTH_KEY)" ${vapid:+"$vapid"} | sha256sum | cut -c 1-16)
# Written over in place: owner and rights stay.
rest=$(grep -v '^KEYS_KEPT=' "$file")
printf '%s\nKEYS_KEPT=%s\n' "$rest" "$kept" >"$file"
printf '\n控えたことを記録しました。鍵を替えたときは、もう一度実行してください。\n'
