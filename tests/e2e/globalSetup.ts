import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundlePrograms } from '../support/bundles'
import { SAMPLE_DAY, startTestProgram } from '../support/program'

/** A minute before the day of the tests: copies begin after everything that stands in them. */
const MADE_AT = SAMPLE_DAY.replace('09:00:00', '08:59:00')

/** Compiles the program and makes the sample data once for all test files: each program gets a copy. */
export default async function prepareRun(): Promise<() => void> {
  const removeBundles = await bundlePrograms()
  const folder = mkdtempSync(join(tmpdir(), 'nakatsugu-sample-'))
  const program = await startTestProgram({ fakeNow: MADE_AT, dataDir: folder })
  await program.stop()
  process.env.SAMPLE_FOLDER = folder
  return () => {
    removeBundles()
    rmSync(folder, { recursive: true, force: true })
  }
}
