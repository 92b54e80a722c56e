import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { buildWhenStale } from '../../scripts/setup/buildWhenStale.mjs'
import { bundleOf } from '../../vite.config.server'
import { PROGRAMS } from './bundled'

const ROOT = join(import.meta.dirname, '../..')
/** Node looks for packages in the folders above: the bundles have to lie below the root. */
const PLACE = join(ROOT, 'node_modules/.cache')

/**
 * Compiles the programs for one run of tests, the server where its build is older than its sources. A second call does
 * it anew in the same folder. @returns what throws the tests' own bundles away
 */
export async function bundlePrograms(): Promise<() => void> {
  mkdirSync(PLACE, { recursive: true })
  const folder = (process.env.PROGRAMS_FOLDER ??= mkdtempSync(join(PLACE, 'programs-')))
  await Promise.all([buildWhenStale(['server']), build({ ...bundleOf(folder, PROGRAMS), configFile: false })])
  return () => rmSync(folder, { recursive: true, force: true })
}
