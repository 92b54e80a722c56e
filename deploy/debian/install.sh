#!/bin/sh
# Installs the service on one server with Debian 12 or newer, or goes on where it was cut off: docs/install-debian.md.
set -eu
umask 022

say() { printf '▸ %s\n' "$1"; }
stop() { printf '\n%s\n' "$1" >&2; exit 1; }

archive= donor= console= certificate= key= operator= smtp= from= recipient= alarm=
while [ $# -gt 0 ]; do
  [ $# -ge 2 ] || stop "「$1」の値がありません。"
  case $1 in
    --archive) archive=$2 ;;
    --donor) donor=$2 ;;
    --console) console=$2 ;;
    --certificate) certificate=$2 ;;
    --key) key=$2 ;;
    --operator) operator=$2 ;;
    --smtp) smtp=$2 ;;
    --from) from=$2 ;;
    --recipient) recipient=$2 ;;
    --alarm) alarm=$2 ;;
    *) stop "「$1」という指定はありません。使い方は docs/install-debian.md にあります。" ;;
  esac
  shift 2
done

[ "$(id -u)" = 0 ] || stop 'root（管理者）で実行してください。'
for pair in "archive:$archive" "donor:$donor" "console:$console" "certificate:$certificate" "key:$key" \
  "operator:$operator" "smtp:$smtp" "from:$from"; do
  [ -n "${pair#*:}" ] || stop "「--${pair%%:*}」を指定してください。"
done
for file in "$archive" "$certificate" "$key" "$operator"; do
  [ -r "$file" ] || stop "ファイル「$file」を読めません。"
done
case $donor$console in *[!a-z0-9.-]*) stop '「--donor」「--console」には、donor.example.jpのようなホスト名を指定してください。' ;; esac
case $smtp$from$alarm in *'"'*|*'$'*|*'`'*|*'\'*) stop '「--smtp」「--from」「--alarm」では、記号 " $ ` \ をそのまま使えません。パスワードの記号は%24のように書いてください。' ;; esac
case $recipient in ''|none|age1*) ;; *) stop '「--recipient」には、ageの公開鍵（age1…）を指定してください。' ;; esac
[ "$(command -v node)" = /usr/bin/node ] || stop 'Node.jsを/usr/bin/nodeに入れてください（docs/install-debian.md）。'
node -e 'const [a, b] = process.versions.node.split("."); process.exit(+a > 20 || (+a === 20 && +b >= 19) ? 0 : 1)' ||
  stop 'Node.js 20.19以上が必要です（24をおすすめします）。'

missing=
for package in postgresql nginx openssl ca-certificates; do
  dpkg-query --show --showformat '${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' || missing="$missing $package"
done
if [ -n "$missing" ]; then
  say "Debianのパッケージを入れています：$missing"
  # shellcheck disable=SC2086
  DEBIAN_FRONTEND=noninteractive apt-get install --yes --quiet $missing >/dev/null || stop "「$missing」を入れられません。apt-get updateの後で、もう一度実行してください。"
fi

here=$(cd "$(dirname "$0")" && pwd)
id nakatsugu >/dev/null 2>&1 || useradd --system --user-group --home-dir /var/lib/nakatsugu --shell /usr/sbin/nologin nakatsugu
install -d -m 0755 /opt/nakatsugu
install -d -m 0750 -o root -g nakatsugu /etc/nakatsugu
install -d -m 0700 -o nakatsugu -g nakatsugu /var/lib/nakatsugu /var/backups/nakatsugu

if [ -e /opt/nakatsugu/current ]; then
  say "$(basename "$(readlink /opt/nakatsugu/current)")が入っています。新しい版にするには、upgrade.shを使ってください"
else
  say '一式を展開しています'
  version=$(sh "$here/unpack.sh" "$archive")
  ln -s "$version" /opt/nakatsugu/current
fi

say 'データベースを用意しています'
service postgresql start >/dev/null
tries=0
as_postgres() { (cd / && runuser -u postgres -- "$@"); }
until as_postgres pg_isready --quiet; do
  tries=$((tries + 1))
  [ $tries -lt 30 ] || stop 'PostgreSQLが起動しません。'
  sleep 1
done
sql() { as_postgres psql --no-psqlrc --quiet --tuples-only --no-align --set ON_ERROR_STOP=1 "$@"; }
[ -n "$(sql --command "SELECT 1 FROM pg_database WHERE datname = 'nakatsugu'")" ] || fresh=yes
for role in nakatsugu_owner nakatsugu_app; do
  [ -n "$(sql --command "SELECT 1 FROM pg_roles WHERE rolname = '$role'")" ] || sql --command "CREATE ROLE $role LOGIN"
done
[ -z "${fresh:-}" ] || sql --command "CREATE DATABASE nakatsugu OWNER nakatsugu_owner ENCODING 'UTF8' TEMPLATE template0"

# A file is written whole or not at all, once; its passwords are set in the database before.
write() { # path, mode, group; the content on standard input
  cat >"$1.new"
  chown "root:$3" "$1.new"
  chmod "$2" "$1.new"
  mv "$1.new" "$1"
}
if [ ! -e /etc/nakatsugu/owner.env ]; then
  word=$(openssl rand -hex 24)
  printf "ALTER ROLE nakatsugu_owner PASSWORD '%s';\n" "$word" | sql
  write /etc/nakatsugu/owner.env 0600 root <<END
# The owner of the tables, who migrates. PG… are for psql.
DATABASE_URL=postgres://nakatsugu_owner:$word@127.0.0.1:5432/nakatsugu
PGHOST=127.0.0.1
PGDATABASE=nakatsugu
PGUSER=nakatsugu_owner
PGPASSWORD=$word
END
fi
[ -e /etc/nakatsugu/operator.json ] || write /etc/nakatsugu/operator.json 0640 nakatsugu <"$operator"
if [ ! -e /etc/nakatsugu/settings.env ]; then
  made=yes
  word=$(openssl rand -hex 24)
  printf "ALTER ROLE nakatsugu_app PASSWORD '%s';\n" "$word" | sql
  write /etc/nakatsugu/settings.env 0640 nakatsugu <<END
NODE_ENV=production
HOST=127.0.0.1
PORT=3001
ORIGIN=https://$donor
ADMIN_ORIGIN=https://$console
GRAPHQL_ENDPOINT=https://$donor/graphql
TRUSTED_PROXIES=127.0.0.1
USER_POOL=embedded
DATABASE_URL=postgres://nakatsugu_app:$word@127.0.0.1:5432/nakatsugu
SMTP_URL="$smtp"
MAIL_FROM="$from"
OPERATOR_FILE=/etc/nakatsugu/operator.json
DATA_DIR=/var/lib/nakatsugu
SEAL_KEY=$(openssl rand -hex 32)
CHECKPOINT_KEY=$(openssl rand -hex 32)
HEALTH_KEY=$(openssl rand -hex 32)
VAPID_KEY=$(openssl rand -hex 32)
BACKUP_KEEP_DAYS=14
${recipient:+BACKUP_RECIPIENT=$recipient}
${alarm:+ALARM_MAIL="$alarm"}
END
fi

say 'systemdとnginxを設定しています'
sh "$here/units.sh"
sed -e "s|@donor@|$donor|g" -e "s|@console@|$console|g" -e "s|@certificate@|$certificate|g" -e "s|@key@|$key|g" \
  "$here/nginx.conf" >/etc/nginx/sites-available/nakatsugu
sh "$here/balance.sh"
ln -sf ../sites-available/nakatsugu /etc/nginx/sites-enabled/nakatsugu
rm -f /etc/nginx/sites-enabled/default
nginx -t -q || stop 'nginxの設定に誤りがあります。'

say '起動しています'
systemctl start nakatsugu-migrate.service || stop 'データベースを用意できませんでした：journalctl -u nakatsugu-migrate'
systemctl enable --now nakatsugu@3001.service nakatsugu@3002.service nakatsugu-backup.timer >/dev/null
sh "$here/healthy.sh" 3001 && sh "$here/healthy.sh" 3002 || stop 'サーバーが応答しません：journalctl -u "nakatsugu@*"'
service nginx restart >/dev/null
say '起動しました'
[ -z "${made:-}" ] || cat <<'END'

■ いま、別の場所に控えてください（このサーバーが壊れると、控えなしでは戻せません）
  /etc/nakatsugu/settings.env の HEALTH_KEY、SEAL_KEY、CHECKPOINT_KEY、VAPID_KEY
    HEALTH_KEYは、バックアップに入りません。失うと、健康に関する回答は、二度と読めません。
  /etc/nakatsugu/owner.env と operator.json、ageの秘密鍵（identity.txt）
END
grep -q '^KEYS_KEPT=' /etc/nakatsugu/settings.env ||
  say '次に、鍵を控えたことを確かめてください（済むまで、最初の管理者は登録できません）：sh /opt/nakatsugu/current/deploy/debian/keys.sh'
say 'そのあと、最初の管理者を登録してください：sh /opt/nakatsugu/current/deploy/debian/run.sh first-administrator'
