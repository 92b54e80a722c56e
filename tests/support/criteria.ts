import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { importCriteria } from '../../server/criteria/importCriteria'
import type { Database } from '../../server/db/client'
import type { Deps } from '../../server/deps'
import { criteriaVersions } from '../../server/schema/criteria'

/** The criteria that the program comes with come into force, as if a physician had approved them. */
export async function putInForce({ deps, db }: { deps: Deps; db: Database }): Promise<void> {
  const now = deps.clock.now()
  await importCriteria(deps, now)
  await db
    .update(criteriaVersions)
    .set({ state: 'Retired', retiredAt: now })
    .where(eq(criteriaVersions.state, 'InForce'))
  await db
    .update(criteriaVersions)
    .set({ state: 'InForce', approver: randomUUID(), approvedAt: now, inForceAt: now })
    .where(eq(criteriaVersions.questionnaire, deps.questionnaires.current.version))
}
