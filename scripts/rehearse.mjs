import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { installForeign } from './installForeign.mjs'
import { say } from './setup/say.mjs'

// A rehearsal of production on a Debian machine: it installs what is missing, packs this version and an older one, and
// runs both in a network of their own.
const PARTS = {
  postgresql: () => existsSync('/usr/lib/postgresql'),
  nginx: () => isThere('nginx'),
  openssl: () => isThere('openssl'),
  iproute2: () => isThere('ip'),
  pgbouncer: () => isThere('pgbouncer'),
  faketime: () => isThere('faketime'),
  prometheus: () => isThere('prometheus'),
}
/** Of devtools/rehearsal/rehearse.ts; those that `--only` names are run alone. */
const STEPS = ['faults', 'pooler', 'mails', 'refusals', 'cognito', 'upgrade']
const FOREIGN = 'devtools/rehearsal'
const INSTALLED = 'build/rehearsal'

function stop(sentence) {
  console.error(`\n${sentence}`)
  process.exit(2)
}

const isThere = (program) =>
  spawnSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' }).status === 0
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim()

function run(command, args, options = {}) {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], ...options }).status === 0
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        times: { type: 'string', default: '3' },
        from: { type: 'string' },
        only: { type: 'string' },
        debian: { type: 'boolean' },
      },
    })
    if (!/^[1-9]\d*$/.test(values.times)) throw new RangeError(values.times)
    for (const step of values.only?.split(',') ?? []) if (!STEPS.includes(step)) throw new RangeError(step)
    return values
  } catch {
    stop(
      `使い方：npm run rehearse -- --times 3 --from 比べる版のコミット --only ${STEPS.join(',')}（--debianを付けると、空のDebianへのインストールを試します）`,
    )
  }
}

function installParts() {
  if (process.getuid?.() !== 0) stop('リハーサルは、Linuxのroot（管理者）で実行してください。')
  for (const [name, isInstalled] of Object.entries(PARTS)) {
    if (isInstalled()) continue
    say(`${name}をインストールしています`)
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    if (!isThere('apt-get') || !run('apt-get', ['install', '-y', '-q', name], { env: environment }))
      stop(`「${name}」をインストールできません。インストールしてから、もう一度実行してください。`)
  }
  say('相手役のサーバーを確かめています')
  if (!installForeign(FOREIGN, INSTALLED, ['servers']))
    stop('相手役のサーバーのパッケージをインストールできません。ネットワークを確かめてください。')
}

/** The last tag; without one the version before the newest migration, but none from before anybody could install it. */
function olderVersion() {
  const tag = spawnSync('git', ['describe', '--tags', '--abbrev=0'], { encoding: 'utf8' }).stdout.trim()
  if (tag) return tag
  const added = (path) => git('log', '-1', '--format=%H', '--diff-filter=A', '--', path)
  const before = `${added('server/ground/migrations/*.sql')}~1`
  const first = added('docs/install-compose.md')
  const isAfter = run('git', ['merge-base', '--is-ancestor', first, before], { stdio: 'ignore' })
  return isAfter ? before : first
}

const archiveIn = (folder) => {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, 'build', `${name}-${version}.tar.gz`)
}

/** The archive of a commit, kept for the next rehearsal. */
function packOlder(reference) {
  const commit = git('rev-parse', '--short=12', `${reference}^{commit}`)
  const kept = resolve('build/rehearsal', `${commit}.tar.gz`)
  if (existsSync(kept)) return kept
  say(`版${commit}を作っています（数分かかります）`)
  const tree = mkdtempSync(join(tmpdir(), 'nakatsugu-version-'))
  git('worktree', 'add', '--detach', '--force', tree, commit)
  try {
    if (!run('npm', ['run', 'package'], { cwd: tree })) stop(`版${commit}を作れません。`)
    mkdirSync('build/rehearsal', { recursive: true })
    execFileSync('cp', [archiveIn(tree), kept])
  } finally {
    git('worktree', 'remove', '--force', tree)
  }
  return kept
}

function unpack(archive, folder) {
  mkdirSync(folder, { recursive: true })
  execFileSync('tar', [
    '--extract',
    '--gzip',
    '--file',
    archive,
    '--strip-components',
    '1',
    '--directory',
    folder,
  ])
}

/** The archive under other numbers: a newer version with a migration of its own, and one that does not start. */
function archivesFor(folder) {
  mkdirSync(folder)
  const script = `
cp "$1" nakatsugu-1.tar.gz
mkdir tree && tar --extract --gzip --file "$1" --directory tree --strip-components 1
mv tree nakatsugu-9000.0.1
node -e '
const fs = require("node:fs"), folder = "nakatsugu-9000.0.1/server/ground/migrations", path = folder + "/meta/_journal.json"
const journal = JSON.parse(fs.readFileSync(path, "utf8")), last = journal.entries.at(-1)
journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: "9000_rehearsal" })
fs.writeFileSync(path, JSON.stringify(journal))
fs.writeFileSync(folder + "/9000_rehearsal.sql", "CREATE TABLE rehearsal (id integer PRIMARY KEY);")'
tar --create --gzip --file nakatsugu-2.tar.gz nakatsugu-9000.0.1
mv nakatsugu-9000.0.1 nakatsugu-9000.0.2 && echo 'throw new Error("rehearsal")' >nakatsugu-9000.0.2/build/server/index.js
tar --create --gzip --file nakatsugu-broken.tar.gz nakatsugu-9000.0.2 && rm -r nakatsugu-9000.0.2`
  execFileSync('sh', ['-euc', script, 'sh', resolve(archiveIn('.'))], { cwd: folder })
  const read = (path) => JSON.parse(readFileSync(path, 'utf8'))
  const operator = {
    ...read('tests/support/operator/morioka.json'),
    region: read('docs/operator.sample.json').region,
  }
  writeFileSync(join(folder, 'operator.json'), JSON.stringify({ ...operator, $schema: undefined }))
}

/** Follows docs/install-debian.md in a bare Debian, in a network of its own. */
function rehearseDebian() {
  if (!isThere('debootstrap') && !run('apt-get', ['install', '-y', '-q', 'debootstrap']))
    stop('「debootstrap」をインストールできません。インストールしてから、もう一度実行してください。')
  const root = mkdtempSync(join(tmpdir(), 'nakatsugu-debian-'))
  process.once('exit', () => rmSync(root, { recursive: true, force: true, maxRetries: 5 }))
  execFileSync('chmod', ['755', root])
  say('空のDebianを用意しています')
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'] }
  if (
    !run(
      'debootstrap',
      ['--variant=minbase', '--include=ca-certificates,systemd,systemd-sysv,dbus', 'bookworm', root],
      quiet,
    )
  )
    stop('空のDebianを用意できません。ネットワークを確かめてください。')
  const packages =
    'apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends postgresql nginx openssl age curl'
  const denied = join(root, 'usr/sbin/policy-rc.d')
  writeFileSync(denied, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  if (!run('chroot', [root, 'sh', '-c', packages])) stop('Debianのパッケージを入れられません。')
  rmSync(denied)
  cpSync(process.execPath, join(root, 'usr/bin/node'))
  archivesFor(join(root, 'archives'))
  writeFileSync(join(root, 'etc/hosts'), '127.0.0.1 localhost donor.rehearsal.test console.rehearsal.test\n')
  return isThere('systemd-nspawn') ? bootIn(root) : changeInto(root)
}

/** systemd as process 1: installs, and then follows the runbooks. */
function bootIn(root) {
  for (const name of ['runbooks.sh', 'letters.mjs'])
    cpSync(join('devtools/rehearsal/debian', name), join(root, 'root', name))
  const unit = join(root, 'etc/systemd/system/rehearsal.service')
  cpSync('devtools/rehearsal/debian/rehearsal.service', unit)
  run('chroot', [root, 'systemctl', '--quiet', 'enable', 'rehearsal.service'])
  const apart = ['--quiet', '--register=no', '--keep-unit', '--private-network', '--console=pipe']
  run('systemd-nspawn', [...apart, '--boot', '--directory', root])
  const said = (name) =>
    existsSync(join(root, 'root', name)) ? readFileSync(join(root, 'root', name), 'utf8') : ''
  console.log(said('report'))
  return said('wrong').trim() === '0'
}

/** Where no root can be booted: the install alone, with the commands that its units name. */
function changeInto(root) {
  cpSync('devtools/rehearsal/debian/systemctl', join(root, 'usr/local/bin/systemctl'))
  cpSync('devtools/rehearsal/debian/inside.sh', join(root, 'root/inside.sh'))
  const inside = `ip link set lo up
mount -t proc proc "$0/proc"
mount --bind /dev "$0/dev"
mount -t tmpfs tmpfs "$0/run"
mkdir -p "$0/run/lock"
exec chroot "$0" env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 sh /root/inside.sh /archives`
  const apart = ['--net', '--mount', '--pid', '--fork', '--kill-child']
  return run('unshare', [...apart, 'sh', '-euc', inside, root], { stdio: 'inherit' })
}

const options = readOptions()
installParts()
if (!run('npm', ['run', 'package'])) stop('配布する一式を作れません。')
if (options.debian) process.exit(rehearseDebian() ? 0 : 1)
const older = packOlder(options.from ?? olderVersion())
const folder = mkdtempSync(join(tmpdir(), 'nakatsugu-rehearsal-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
// PostgreSQL and nginx run as users of their own, who pass through.
execFileSync('chmod', ['711', folder])
unpack(archiveIn('.'), join(folder, 'newer'))
unpack(older, join(folder, 'older'))
writeFileSync(join(folder, 'hosts'), '127.0.0.1 localhost donor.rehearsal.test console.rehearsal.test\n')
say('本番のリハーサルを始めます')
// A network of its own, with nothing in it but this machine.
// Browsers believe to be offline where there is nothing but loopback.
const inside = `ip link set lo up
ip link add out type veth peer name far
ip addr add 192.0.2.1/24 dev out
ip link set out up
ip link set far up
mount --bind "$0/hosts" /etc/hosts
exec "$@"`
const rehearsal = [
  '--import',
  'tsx',
  'devtools/rehearsal/rehearse.ts',
  '--folder',
  folder,
  '--times',
  options.times,
  ...(options.only ? ['--only', options.only] : []),
]
const { status, error } = spawnSync(
  'unshare',
  [
    '--net',
    '--mount',
    '--pid',
    '--fork',
    '--kill-child',
    '--mount-proc',
    'sh',
    '-euc',
    inside,
    folder,
    process.execPath,
    ...rehearsal,
  ],
  { stdio: 'inherit' },
)
if (error) stop('「unshare」（util-linux）がありません。インストールしてから、もう一度実行してください。')
process.exitCode = status === 0 ? 0 : 1
