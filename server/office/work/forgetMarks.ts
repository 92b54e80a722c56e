import { and, eq, lt, sql } from 'drizzle-orm'
import { DAY_MS } from '../../ground/clock'
import { allWorkKinds } from '../../../shared/rules/office/work'
import type { Deps } from '../../ground/deps'
import { workMarks } from '../../ground/tables/work'
import { atOf } from './listWork'
import { isToDo } from './readWork'

/** Deletes decisions about finished work: the same person may cause such work again, for another colleague. */
export async function forgetMarks(deps: Pick<Deps, 'db' | 'texts' | 'consents'>, now: Date): Promise<number> {
  const before = new Date(now.getTime() - DAY_MS)
  let forgotten = 0
  for (const kind of allWorkKinds) {
    const gone = await deps.db
      .delete(workMarks)
      .where(
        and(
          eq(workMarks.kind, kind),
          lt(workMarks.updatedAt, before),
          sql`not ${isToDo(kind, atOf({ now, deps }))}`,
        ),
      )
      .returning({ subjectId: workMarks.subjectId })
    forgotten += gone.length
  }
  return forgotten
}
