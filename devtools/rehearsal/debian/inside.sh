#!/bin/sh
# In a bare Debian: installs the service as docs/install-debian.md says, twice, upgrades it, and sends it a version that does not start.
set -eu
cd /root
archives=$1
good() { printf '✓ %s\n' "$1"; }
bad() { printf '✗ %s\n' "$1"; tail -n 5 /var/log/nakatsugu* 2>/dev/null || true; exit 1; }
asked() { # address
  NODE_EXTRA_CA_CERTS=/root/ca.pem node -e "fetch('$1', { redirect: 'manual' }).then(async (answer) => { process.stdout.write(String(answer.status)) }, (error) => process.stdout.write(String(error.cause?.code)))"
}

openssl req -x509 -newkey rsa:2048 -nodes -keyout ca.key -out ca.pem -days 30 -subj '/CN=Rehearsal' \
  -addext 'basicConstraints=critical,CA:TRUE' -addext 'subjectAltName=DNS:donor.rehearsal.test,DNS:console.rehearsal.test' 2>/dev/null

unpacked=$(mktemp -d)
tar --extract --gzip --file "$archives/nakatsugu-1.tar.gz" --directory "$unpacked" --strip-components 1
install() {
  sh "$unpacked/deploy/debian/install.sh" --archive "$archives/nakatsugu-1.tar.gz" \
    --donor donor.rehearsal.test --console console.rehearsal.test --certificate /root/ca.pem --key /root/ca.key \
    --operator "$archives/operator.json" --smtp smtp://127.0.0.1:2525 --from 'おくりば <no-reply@okuriba.jp>'
}
install || bad 'install.sh'
good 'install.shが終わる'
settings=$(cat /etc/nakatsugu/*.env | cksum)
install >/dev/null || bad 'install.shの2回目'
[ "$settings" = "$(cat /etc/nakatsugu/*.env | cksum)" ] || bad '2回目のinstall.shが設定を変えた'
good 'install.shを2回実行しても、設定は変わらない'

for address in https://donor.rehearsal.test/ https://console.rehearsal.test/admin/ https://donor.rehearsal.test/readyz; do
  [ "$(asked "$address")" = 200 ] || bad "$address：$(asked "$address")"
done
[ "$(asked http://donor.rehearsal.test/)" = 301 ] || bad 'http://donor.rehearsal.test/'
good '二つの名前でTLSの向こうから応答する'
if sh /opt/nakatsugu/current/deploy/debian/run.sh first-administrator >/dev/null 2>&1; then bad '鍵の控えなしに最初の管理者'; fi
for name in HEALTH_KEY SEAL_KEY CHECKPOINT_KEY; do sed -n "s/^$name=.*\(......\)$/\1/p" /etc/nakatsugu/settings.env; done |
  sh /opt/nakatsugu/current/deploy/debian/keys.sh >/dev/null || bad 'keys.sh'
good '鍵を控えたことを確かめるまで、最初の管理者は登録できない'
sh /opt/nakatsugu/current/deploy/debian/run.sh first-administrator 2>&1 | grep -q 'console.rehearsal.test/admin/login#first-administrator=' || bad 'first-administrator'
good '最初の管理者のリンクを出す'
systemctl start nakatsugu-backup.service || bad 'バックアップ'
good "バックアップ：$(ls -l /var/backups/nakatsugu | tail -n 1 | cut -d ' ' -f 1,3,5)"
stat -c '%a %U:%G' /etc/nakatsugu/settings.env /etc/nakatsugu/owner.env | tr '\n' ' ' | grep -q '640 root:nakatsugu 600 root:root' || bad '設定ファイルの権限'
good '設定ファイルの権限：640と600'

: >failed
(while [ -e failed ]; do [ "$(asked https://donor.rehearsal.test/livez)" = 200 ] || echo x >>failed; sleep 0.2; done) &
watcher=$!
sh /opt/nakatsugu/current/deploy/debian/upgrade.sh "$archives/nakatsugu-2.tar.gz" || bad 'upgrade.sh'
[ "$(readlink /opt/nakatsugu/current)" != "$(tar --list --gzip --file "$archives/nakatsugu-1.tar.gz" | head -n 1 | cut -d / -f 1 | cut -d - -f 2)" ] || bad 'upgrade.shの後も前の版'
[ ! -s failed ] || bad "upgrade.shの間に失敗した呼び出し $(grep -c x failed)"
good "upgrade.shで版$(readlink /opt/nakatsugu/current)になる。その間に失敗した呼び出しはない"
if sh /opt/nakatsugu/current/deploy/debian/upgrade.sh "$archives/nakatsugu-broken.tar.gz" >said 2>&1; then bad '起動しない版に入れ替わった'; fi
[ "$(asked https://donor.rehearsal.test/readyz)" = 200 ] || bad '戻した版が応答しない'
good "起動しない版から戻る：$(tail -n 1 said)（失敗した呼び出し $(grep -c x failed || true)）"
rm failed
wait "$watcher" || true
for port in 3001 3002; do systemctl stop "nakatsugu@$port.service"; done
