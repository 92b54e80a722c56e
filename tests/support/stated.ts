import { randomUUID } from 'node:crypto'
import { conditionReports } from '../../server/ground/tables/condition'
import { japaneseDateOf } from '../../shared/facts/dates'
import type { TestServer } from './testServer'

const MINUTE_MS = 60_000

/** The statement of a day, without a change, a minute before what was received on it; one that was made already stays. */
export async function stated(
  { db, deps, clock }: TestServer,
  userId: string,
  at: Date | string = clock.now(),
): Promise<void> {
  const owner = { id: randomUUID(), userId }
  const before = new Date(new Date(at).getTime() - MINUTE_MS)
  const judgement = { version: deps.questionnaires.current.version, items: [] }
  await db.transaction(async (tx) =>
    tx
      .insert(conditionReports)
      .values({
        ...owner,
        kind: 'Statement',
        day: japaneseDateOf(new Date(at)),
        recordedByStaff: true,
        createdAt: before,
        updatedAt: before,
        ...(await deps.vault.seal(tx, 'condition_reports', owner, { judgement })),
      })
      .onConflictDoNothing(),
  )
}
