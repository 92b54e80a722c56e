import type { Deps } from '../deps'
import { sealActivities } from './sealActivities'
import { sealKeysOf } from './sealKeys'
import { sealRecords } from './sealRecords'

/** A log of before is left to the next start. */
const MOST_AT_END = 5_000

/** Seals what was written since the job last ran. Whatever fails, the rest of the program ends in order. */
export async function sealAtEnd({ db, log, settings }: Pick<Deps, 'db' | 'log' | 'settings'>): Promise<void> {
  try {
    const [key = null] = sealKeysOf(settings)
    await sealActivities(db, { key, most: MOST_AT_END })
    await sealRecords(db, key)
  } catch (error) {
    log.error({ err: error }, 'the activity log was not sealed')
  }
}
