import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Everything that the two built applications are made from. */
const SOURCES = [
  'admin',
  'donor',
  'shared',
  'package-lock.json',
  'react-router.config.ts',
  'scripts/build.mjs',
  'scripts/compress.mjs',
  'tsconfig.json',
  'vite.config.admin.ts',
  'vite.config.donor.ts',
]
const RESULTS = ['build/donor/server', 'build/donor/client', 'build/admin']
const STAMP = 'build/sources'

function filesIn(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
}

/** Contents, not times: a fresh clone and a switched branch have times that say nothing. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(filesIn))
    hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

/** 'missing' or 'stale' when the built applications are not those of the sources; null when they are. */
export function whatIsWrongWithBuild() {
  if (!RESULTS.every((path) => existsSync(path))) return 'missing'
  // Where the sources are not shipped there is nothing to be older than.
  if (!SOURCES.every((path) => existsSync(path))) return null
  const built = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : ''
  return built === fingerprint() ? null : 'stale'
}

/** Runs a build, and notes which sources it was made from when it is done. */
export async function noteBuild(build) {
  const sources = fingerprint()
  rmSync(STAMP, { force: true })
  const ok = await build()
  if (ok) {
    mkdirSync('build', { recursive: true })
    writeFileSync(STAMP, sources)
  }
  return ok
}
