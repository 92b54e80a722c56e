import type { Deps } from '../../deps'
import { sealActivities } from './sealActivities'

/** A log of before is left to the next start. */
const MOST_AT_END = 5_000

/** Seals what was written since the job last ran. Whatever fails, the rest of the program ends in order. */
export async function sealAtEnd({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<void> {
  try {
    await sealActivities(db, MOST_AT_END)
  } catch (error) {
    log.error({ err: error }, 'the activity log was not sealed')
  }
}
