import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { giveUp } from './setup/say.mjs'

// The library of icons has 43,000 files, a third of all that `npm ci` unpacked. `packages/icons` stands in its place: those
// that the console and its own library import, unchanged, at the version that its package.json names. Run this after an
// import of another icon, or after another version.
const FOLDER = 'packages/icons'
const IMPORTERS = ['admin', 'node_modules/ra-ui-materialui/dist']
const IMPORT = /from ['"]@mui\/icons-material\/(\w+)['"]/g

const { name, version } = JSON.parse(readFileSync(join(FOLDER, 'package.json'), 'utf8'))

const imported = IMPORTERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .filter((path) => /\.(?:js|tsx?)$/.test(path))
    .flatMap((path) =>
      Array.from(readFileSync(join(folder, path), 'utf8').matchAll(IMPORT), ([, icon]) => icon),
    ),
)

const temporary = mkdtempSync(join(tmpdir(), 'nakatsugu-icons-'))
process.once('exit', () => rmSync(temporary, { recursive: true }))

function run(command, ...args) {
  const { status } = spawnSync(command, args, { cwd: temporary, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) giveUp(`「${command} ${args[0]}」が失敗しました。`)
}

run('npm', 'pack', '--silent', `${name}@${version}`)
const [archive] = readdirSync(temporary)
run('tar', '--extract', '--file', archive)

mkdirSync(join(FOLDER, 'utils'), { recursive: true })
for (const file of readdirSync(FOLDER)) if (file.endsWith('.mjs')) rmSync(join(FOLDER, file))
const files = ['LICENSE', 'utils/createSvgIcon.mjs', ...new Set(imported.map((icon) => `${icon}.mjs`))]
for (const file of files) copyFileSync(join(temporary, 'package', file), join(FOLDER, file))
