import { randomInt, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { criteriaHash } from '../../server/criteria/criteriaHash'
import { importCriteria } from '../../server/criteria/importCriteria'
import type { Database } from '../../server/db/client'
import type { Deps } from '../../server/deps'
import { criteriaVersions } from '../../server/schema/criteria'
import type { CriteriaContent } from '../../shared/criteria/content'
import { japaneseDateOf } from '../../shared/dates'

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

/** A version that a physician wrote from the one in force and another approved takes its place. */
export async function changeInForce(
  { deps, db }: { deps: Deps; db: Database },
  change: (content: CriteriaContent) => void,
): Promise<{ id: string; number: string; note: string; approver: string; content: CriteriaContent }> {
  const now = deps.clock.now()
  const [before] = await db.select().from(criteriaVersions).where(eq(criteriaVersions.state, 'InForce'))
  if (!before) throw new Error('Nothing is in force')
  const content = structuredClone(before.content)
  change(content)
  const made = { id: randomUUID(), number: `2026-12-${randomInt(10, 999)}`, approver: randomUUID(), content }
  const note = '海外の指針に合わせました。'
  await db
    .update(criteriaVersions)
    .set({ state: 'Retired', retiredAt: now })
    .where(eq(criteriaVersions.id, before.id))
  await db.insert(criteriaVersions).values({
    ...made,
    note,
    state: 'InForce',
    origin: 'Written',
    basedOn: before.id,
    questionnaire: content.questionnaire,
    sha256: criteriaHash(content),
    author: randomUUID(),
    approvedAt: now,
    effectiveFrom: japaneseDateOf(now),
    inForceAt: now,
    createdAt: now,
    updatedAt: now,
  })
  return { ...made, note }
}
