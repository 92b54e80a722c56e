import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const COMMON = ['shared', 'package-lock.json', 'scripts/build.mjs', 'tsconfig.json']

/** What is built, everything that it is made from, and the folder that browsers are sent. */
export const PARTS = {
  donor: {
    name: '利用者の画面',
    sources: [
      ...COMMON,
      'donor',
      'react-router.config.ts',
      'scripts/compress.mjs',
      'vite.config.donor.ts',
      'vite.documents.ts',
    ],
    results: ['build/donor/server', 'build/donor/client'],
    sent: 'build/donor/client',
  },
  admin: {
    name: '管理画面',
    sources: [
      ...COMMON,
      'admin',
      'packages',
      'scripts/compress.mjs',
      'vite.config.admin.ts',
      'vite.documents.ts',
    ],
    results: ['build/admin'],
    sent: 'build/admin',
  },
  server: {
    name: 'サーバー',
    sources: [...COMMON, 'devtools', 'pool', 'server', 'vite.config.server.ts'],
    results: ['build/server'],
  },
}

const stampOf = (part) => `build/${part}.sources`

function filesIn(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
}

/** Contents, not times: a fresh clone and a switched branch have times that say nothing. */
function fingerprint(sources) {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesIn))
    hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

const QUICK = ' quick'

/**
 * 'missing' or 'stale' when a part is not built from the sources that are there, 'quick' when it is compressed less than
 * it should be; null when nothing is wrong.
 */
function whatIsWrongWith(part, { isQuick }) {
  const { sources, results } = PARTS[part]
  if (!results.every((path) => existsSync(path))) return 'missing'
  // Where the sources are not shipped there is nothing to be older than.
  if (!sources.every((path) => existsSync(path))) return null
  const built = existsSync(stampOf(part)) ? readFileSync(stampOf(part), 'utf8') : ''
  const made = fingerprint(sources)
  if (built === made + QUICK) return isQuick ? null : 'quick'
  return built === made ? null : 'stale'
}

/** The parts that have to be built, with what is wrong with each. */
export const staleParts = (parts = Object.keys(PARTS), how = { isQuick: false }) =>
  parts.map((part) => ({ part, wrong: whatIsWrongWith(part, how) })).filter(({ wrong }) => wrong !== null)

/** Runs the build of a part, and notes which sources it was made from, and how, when it is done. */
export async function noteBuilt(part, { isQuick }, build) {
  const sources = fingerprint(PARTS[part].sources)
  rmSync(stampOf(part), { force: true })
  const ok = await build()
  if (ok) {
    mkdirSync('build', { recursive: true })
    writeFileSync(stampOf(part), isQuick && PARTS[part].sent ? sources + QUICK : sources)
  }
  return ok
}
