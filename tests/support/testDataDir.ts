import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { dataFolders } from '../../server/ground/settings/env'

/** A data folder with nothing in it but the keys of the pool, the same for all tests. */
export async function testDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'nakatsugu-test-'))
  await cp(inject('keysFolder'), dataFolders(dataDir).keys, { recursive: true })
  return dataDir
}
