#!/bin/bash
# A stranger at three in the morning: docs/install-debian.md, then each part of docs/runbooks.md, in a bare Debian whose process 1
# is systemd. What stands between the lines `$` of the pages is done here as it stands there.
set -u
cd /root
export LC_ALL=C.UTF-8
archives=/archives
n=/opt/nakatsugu/current/deploy/debian
wrong=0
good() { printf '✓ %s\n' "$1"; }
bad() { printf '✗ %s\n' "$1"; wrong=$((wrong + 1)); }
must() { # what, command …
  local what=$1
  shift
  if "$@" >said 2>&1; then good "$what"; else bad "$what"; tail -n 8 said; fi
}
refuses() {
  local what=$1
  shift
  if "$@" >said 2>&1; then bad "$what"; else good "$what"; fi
}
says() { # what, words that were said last
  if grep -q -- "$2" said; then good "$1"; else bad "$1（「$2」がない）"; tail -n 8 said; fi
}
within() { # seconds, command …
  local until=$((SECONDS + $1))
  shift
  until "$@" >/dev/null 2>&1; do
    [ $SECONDS -lt $until ] || return 1
    sleep 0.5
  done
}
ready() { curl --silent --max-time 5 "127.0.0.1:$1/readyz" | grep -q '{"database":"ok"}'; }
both() { ready 3001 && ready 3002; }
none_failed() { ! systemctl --failed --plain --no-legend | grep -E 'nakatsugu|postgresql'; }
over() { # it is over when …
  within 90 both && good "$1：両方のサーバーが応答する" || bad "$1：応答しない"
  none_failed >said && good "$1：失敗したユニットはない" || { bad "$1：失敗したユニットがある"; cat said; }
  sh $n/run.sh doctor >said 2>&1
  grep '^✗' said && bad "$1：doctorの✗" || good "$1：doctorに✗はない"
}
key() { sed -n "s/^$1=//p" /etc/nakatsugu/settings.env; }
setting() { # name, value; an empty value takes the line away
  sed -i "/^$1=/d" /etc/nakatsugu/settings.env
  [ -z "$2" ] || printf '%s=%s\n' "$1" "$2" >>/etc/nakatsugu/settings.env
}
count() { (cd / && runuser -u postgres -- psql --no-psqlrc --tuples-only --no-align --command "SELECT count(*) FROM pool_users $1" nakatsugu); }
register() {
  NODE_EXTRA_CA_CERTS=/root/ca.pem node --input-type=module -e "
    const ask = await fetch('https://donor.rehearsal.test/identity/', { method: 'POST',
      headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp' },
      body: JSON.stringify({ ClientId: 'embeddeddonorandconsole', Username: '$1', Password: 'なかつぐ の 長い 合言葉',
        UserAttributes: [{ Name: 'email', Value: '$1' }] }) })
    process.exit(ask.status === 200 ? 0 : 1)"
}
letter() { grep -rlq -- "$1" /root/letters; }

node /root/letters.mjs &

# docs/install-debian.md
openssl req -x509 -newkey rsa:2048 -nodes -keyout ca.key -out ca.pem -days 90 -subj '/CN=Rehearsal' \
  -addext 'basicConstraints=critical,CA:TRUE' -addext 'subjectAltName=DNS:donor.rehearsal.test,DNS:console.rehearsal.test' 2>/dev/null
cp ca.pem /etc/ssl/rehearsal.pem && chmod 644 /etc/ssl/rehearsal.pem
# doctor looks at the public addresses.
export NODE_EXTRA_CA_CERTS=/etc/ssl/rehearsal.pem
age-keygen -o identity.txt 2>/dev/null
recipient=$(sed -n 's/^# public key: //p' identity.txt)
mkdir /root/nakatsugu
tar --extract --gzip --file $archives/nakatsugu-1.tar.gz --directory /root/nakatsugu --strip-components 1
must 'install.sh' sh /root/nakatsugu/deploy/debian/install.sh --archive $archives/nakatsugu-1.tar.gz \
  --donor donor.rehearsal.test --console console.rehearsal.test --certificate /root/ca.pem --key /root/ca.key \
  --operator $archives/operator.json --smtp smtp://127.0.0.1:2525 --from 'おくりば <no-reply@okuriba.jp>' \
  --recipient "$recipient" --alarm operator@okuriba.jp
old=$(readlink /opt/nakatsugu/current)
refuses '鍵の控えなしに、最初の管理者は登録できない' sh $n/run.sh first-administrator
kept() { for name in HEALTH_KEY SEAL_KEY CHECKPOINT_KEY VAPID_KEY; do key $name | tail -c 7; done | sh $n/keys.sh; }
must 'keys.sh' kept
must '最初の管理者' sh $n/run.sh first-administrator
systemctl start nakatsugu-backup
over 'インストール'
must '登録の申し込み' register first@okuriba.jp

# PostgreSQL is gone
kill -9 "$(head -n 1 /var/lib/postgresql/15/main/postmaster.pid)"
within 60 both && good 'PostgreSQLをkillしても、だれも来ないうちに戻る' || bad 'PostgreSQLが戻らない'
within 30 letter 'postgresql@15-main' && good 'PostgreSQLの知らせが届く' || bad 'PostgreSQLの知らせが届かない'
systemctl stop postgresql@15-main
pg_lsclusters | grep -q down && good 'pg_lsclustersはdownと言う' || bad 'pg_lsclusters'
must 'df' df -h /var/lib/postgresql
must 'PostgreSQLのログ' sh -c "journalctl -u 'postgresql@*' -n 50 && tail -n 50 /var/log/postgresql/*.log"
must 'reset-failed' systemctl reset-failed 'postgresql@*'
must 'PostgreSQLを起動する' systemctl start postgresql@15-main
over 'PostgreSQL'

# The disk is full
systemctl stop postgresql@15-main
mv /var/lib/postgresql /var/lib/postgresql.kept && mkdir /var/lib/postgresql
mount -t tmpfs -o size=320m,mode=0755 tmpfs /var/lib/postgresql
cp -a /var/lib/postgresql.kept/. /var/lib/postgresql/ && chown postgres:postgres /var/lib/postgresql
systemctl start postgresql@15-main
within 60 both || bad '小さなディスクで起動しない'
dd if=/dev/zero of=/var/lib/postgresql/filler bs=1M 2>/dev/null
# Every write needs a new file of the log soon, for which there is no place.
answered=0
refused=0
for number in $(seq 1 40); do
  if register "full$number@okuriba.jp"; then answered=$((answered + 1)); else refused=$((refused + 1)); fi
  [ $refused -lt 3 ] || break
  (cd / && runuser -u postgres -- psql --quiet --command 'SELECT pg_switch_wal()') >/dev/null 2>&1
done
[ $refused -ge 3 ] && good "ディスクがいっぱい：${answered}件に返事をしたあと、${refused}件を断った" ||
  bad "ディスクがいっぱいでも、${answered}件に返事をした"
grep -rqsi 'no space left on device' /var/log/postgresql && good 'PostgreSQLのログが「No space left on device」と言う' ||
  bad 'PostgreSQLのログが、いっぱいだと言わない'
ready 3001 && ready 3002 && good 'いっぱいでも読める' || good 'いっぱいで、PostgreSQLは動いていない'
must '大きさを見る' sh -c 'df -h; du -xsh /opt/nakatsugu/* /var/backups/nakatsugu /var/lib/nakatsugu* /var/log/journal'
must 'journalctl --vacuum-size' journalctl --vacuum-size=200M
must 'apt-get clean' apt-get clean
must 'いまの版' readlink /opt/nakatsugu/current
rm /var/lib/postgresql/filler
must 'reset-failed' systemctl reset-failed 'postgresql@*'
must 'PostgreSQLを起動する' systemctl start postgresql@15-main
within 60 both || bad '場所を空けても、サーバーが応答しない'
must 'psql -l' runuser -u postgres -- psql -l
[ "$(count "WHERE email LIKE 'full%'")" -ge "$answered" ] &&
  good 'ディスクがいっぱいのあいだに返事をしたものは、失われていない' || bad 'ディスクがいっぱいのあいだに返事をしたものが、失われた'
must 'あとからのバックアップ' systemctl start nakatsugu-backup
over 'ディスク'
must '登録の申し込み' register second@okuriba.jp
sleep 3

# Restore
before=$(count '')
must '復元の前のバックアップ' systemctl start nakatsugu-backup
newest() { ls -t /var/backups/nakatsugu/nakatsugu-*.tar.age | head -n 1; }
archive=$(newest)
must '登録の申し込み' register third@okuriba.jp
must 'restore.sh' sh $n/restore.sh "$archive" --identity identity.txt
must 'verify' sh $n/run.sh verify
must 'replay' sh $n/run.sh replay
[ "$(count '')" = "$before" ] && good "戻した人数：$before" || bad "戻した人数：$(count '')（$beforeのはず）"
over '復元'

# Back to the version before
must '新しい版へ' sh $n/upgrade.sh $archives/nakatsugu-2.tar.gz
over '新しい版'
refuses '新しい版のデータベースを、前の版は断る' sh $n/upgrade.sh $archives/nakatsugu-1.tar.gz
says '断る文' 'データベースを移行できません'
over '断られたあと'
# The newest from before the upgrade: upgrade.sh makes one before each.
before_upgrade=$(ls -t /var/backups/nakatsugu/nakatsugu-*.tar.age | sed -n 2p)
ln -sfn "$old" /opt/nakatsugu/current && sh "/opt/nakatsugu/$old/deploy/debian/units.sh"
must '前の版のrestore.sh' sh "/opt/nakatsugu/$old/deploy/debian/restore.sh" "$before_upgrade" --identity identity.txt
[ "$(readlink /opt/nakatsugu/current)" = "$old" ] && good '前の版に戻った' || bad '前の版に戻っていない'
over '前の版'

# A key is lost
lost=$(key HEALTH_KEY)
setting HEALTH_KEY ''
systemctl restart nakatsugu@3001
sleep 5
ready 3001 && bad 'HEALTH_KEYなしに起動した' || good 'HEALTH_KEYなしには起動しない'
journalctl -u 'nakatsugu*' -o cat -n 500 | grep -v '"level":[123]0' >said
says 'journalctlが理由を言う' HEALTH_KEY
sh $n/run.sh doctor >said 2>&1
says 'doctorがHEALTH_KEYと言う' HEALTH_KEY
pid=$(systemctl show --property MainPID --value nakatsugu@3002)
found=$(tr '\0' '\n' </proc/"$pid"/environ | grep -E '^(HEALTH|SEAL|CHECKPOINT)_KEY=' | sed -n 's/^HEALTH_KEY=//p')
[ "$found" = "$lost" ] && good '動いているプロセスに鍵がある' || bad '動いているプロセスに鍵がない'
setting HEALTH_KEY "$found"
systemctl restart nakatsugu@3001; within 60 ready 3001; systemctl restart nakatsugu@3002
over 'HEALTH_KEY'
for name in SEAL CHECKPOINT; do
  setting "${name}_KEY" "$(openssl rand -hex 32)"
  systemctl restart nakatsugu@3001
  sleep 6
  ready 3001 && bad "${name}_KEYが別のものでも起動した" || good "${name}_KEYが別のものでは起動しない"
  journalctl -u nakatsugu@3001 -n 40 -o cat >said
  says "断る文が手順を言う（${name}_KEY）" 'A key is lost'
  lost=$(sed -n 's/^.*鍵（\(公開鍵 \)\{0,1\}\([^）]*\)）がありません.*/\2/p' said | tail -n 1)
  setting "LOST_${name}_KEYS" "$lost"
  systemctl reset-failed 'nakatsugu@*'
  systemctl restart nakatsugu@3001; within 60 ready 3001; systemctl restart nakatsugu@3002
  must "keys.sh（${name}_KEY）" kept
  sleep 5
  must "verify（${name}_KEY）" sh $n/run.sh verify
  over "${name}_KEY"
done
setting VAPID_KEY "$(openssl rand -hex 32)"
systemctl restart nakatsugu@3001; within 60 ready 3001; systemctl restart nakatsugu@3002
kept >/dev/null
over 'VAPID_KEY'
age-keygen -o identity2.txt 2>/dev/null
setting BACKUP_RECIPIENT "$(sed -n 's/^# public key: //p' identity2.txt)"
must 'identity.txtが失われた：新しい組でバックアップ' systemctl start nakatsugu-backup
age --decrypt --identity identity2.txt "$(newest)" 2>/dev/null | tar --list >said 2>&1 && good '新しい秘密鍵で開く' || bad '新しい秘密鍵で開かない'
mv /var/lib/nakatsugu/keys /root/keys.gone
must 'プールの鍵が失われた：restore.sh' sh $n/restore.sh "$(newest)" --identity identity2.txt
over 'プールの鍵'
rm /var/backups/nakatsugu/person-keys.backup
systemctl start nakatsugu-backup
[ -s /var/backups/nakatsugu/person-keys.backup ] && good 'person-keys.backupが作り直される' || bad 'person-keys.backup'

# Mails are refused
touch /root/refuse
must '登録の申し込み' register fourth@okuriba.jp
sh $n/run.sh doctor --mail-to you@okuriba.jp >said 2>&1
says "doctorがメールサーバーの番号を言う" "Sender、553"
rm /root/refuse
systemctl restart nakatsugu@3001; within 60 ready 3001; systemctl restart nakatsugu@3002
within 150 letter 'fourth@okuriba.jp' && good '待っていたメールが届く' || bad '待っていたメールが届かない'
over 'メール'

printf '%s\n' "$wrong" >/root/wrong
