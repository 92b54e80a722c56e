import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'

/** What tests start in processes of their own. */
const PROGRAMS = {
  index: 'server/index.ts',
  backup: 'server/backup/backup.ts',
  restore: 'server/backup/restore.ts',
  verify: 'server/seals/verify.ts',
  bench: 'devtools/bench/bench.ts',
  simulate: 'devtools/simulation/simulate.ts',
  runProgram: 'tests/support/runProgram.ts',
}

const ROOT = join(import.meta.dirname, '../..')
/** Node looks for packages in the folders above: the bundles have to lie below the root. */
const PLACE = join(ROOT, 'node_modules/.cache')

/** A module finds its SQL, templates and documents beside its source, not beside the bundle. */
const atTheirSources: Plugin = {
  name: 'at-their-sources',
  transform: (code, id) =>
    code
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(id))),
}

/**
 * Compiles the programs for one run of tests: Node loads bundles with half the work of hundreds of sources through tsx.
 * A second call does it anew in the same folder. @returns what throws the bundles away
 */
export async function bundlePrograms(): Promise<() => void> {
  mkdirSync(PLACE, { recursive: true })
  const folder = (process.env.PROGRAMS_FOLDER ??= mkdtempSync(join(PLACE, 'programs-')))
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    plugins: [atTheirSources],
    build: {
      ssr: true,
      outDir: folder,
      sourcemap: true,
      rolldownOptions: {
        input: PROGRAMS,
        external: (id) => !/^[./\0]/.test(id),
        // Both drop calls whose answer nobody reads, such as a decodeURIComponent that is there to throw.
        treeshake: false,
        output: { minify: false },
      },
    },
  })
  return () => rmSync(folder, { recursive: true, force: true })
}

/** The arguments by which Node starts one of the programs. */
export const bundled = (program: keyof typeof PROGRAMS): string[] => [
  '--enable-source-maps',
  join(process.env.PROGRAMS_FOLDER ?? '', `${program}.js`),
]
