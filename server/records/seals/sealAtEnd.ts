import type { Deps } from '../../ground/deps'
import { sealKeysOf } from './chain'
import { sealActivities } from './sealActivities'
import { sealRecords } from './sealRecords'

/** The next start continues a long old log. */
const MOST_AT_END = 5_000

/** Seals rows written since the job's last run. A failure does not stop the shutdown. */
export async function sealAtEnd({
  db,
  log,
  settings,
  vault,
}: Pick<Deps, 'db' | 'log' | 'settings' | 'vault'>): Promise<void> {
  try {
    const [key = null] = sealKeysOf(settings)
    await sealActivities(db, { key, vault, most: MOST_AT_END })
    await sealRecords(db, key, vault)
  } catch (error) {
    log.error({ err: error }, 'the activity log was not sealed')
  }
}
