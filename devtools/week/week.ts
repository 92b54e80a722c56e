import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { donorEmail } from './donorEmail'
import { freePort } from '../world/freePort'
import { environment } from '../world/environment'
import { lastLanded, olderTree } from './olderTree'

const USAGE =
  '使い方：npm run week -- --scale 0.05 --seed 1 --from 前の版のコミット --pictures フォルダ（規模1で応募940人、献便80回の1週間）'
const DONORS = 31
const LEAST_DONORS = 14

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        scale: { type: 'string', default: '0.05' },
        seed: { type: 'string', default: '1' },
        from: { type: 'string', default: lastLanded() },
        pictures: { type: 'string', default: 'build/week/pictures' },
      },
    })
    const scale = Number(values.scale)
    if (!(scale > 0 && scale <= 20)) throw new RangeError(values.scale)
    return { scale, seed: Number(values.seed), from: values.from, pictures: values.pictures }
  } catch {
    console.error(USAGE)
    process.exit(2)
  }
}

const options = readOptions()
const donors = Math.max(LEAST_DONORS, Math.round(DONORS * options.scale))
const root = mkdtempSync(join(tmpdir(), 'nakatsugu-week-'))
// As root, PostgreSQL runs as another user, who must pass through this folder.
chmodSync(root, 0o711)
process.once('exit', () => rmSync(root, { recursive: true, force: true, maxRetries: 5 }))
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1))

// Without a version before this one nothing changes on Tuesday.
const older = options.from ? olderTree(options.from) : process.cwd()
const port = await freePort()
const folder = join(root, 'office')
const made = spawnSync(process.execPath, ['--import', 'tsx', 'devtools/week/prepare.ts'], {
  cwd: older,
  env: {
    PATH: environment.PATH,
    DATA_DIR: folder,
    PORT: String(port),
    NODE_ENV: 'production',
    WEEK_DONORS: String(donors),
    FAKE_NOW: '2026-11-30T07:00:00+09:00',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
})
if (made.status !== 0) throw new Error('The office could not be prepared')

const { runWeek } = await import('./runWeek')
const emails = Array.from({ length: donors }, (_, index) => donorEmail(index))
const { report, isGood } = await runWeek({ ...options, older, root, folder, port, donors: emails })
process.stdout.write(report)
process.exitCode = isGood ? 0 : 1
