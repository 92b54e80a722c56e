import { randomUUID } from 'node:crypto'
import { eq, lt, sql } from 'drizzle-orm'
import { UNDO_KEPT_MS, type UndoableMutation, type UndoOffer } from '../../../shared/rules/records/undo'
import type { AroundTransaction } from '../../ground/db/inTransaction'
import type { Transaction } from '../../ground/db/client'
import { undoRows, undos } from '../../ground/tables/undo'

export type UndoKeeper = AroundTransaction & { offer(): UndoOffer | null }

/** For calls of staff that ask for it. Mails about the change wait until it is final. */
export function keepForUndo(mutation: UndoableMutation, actorId: string, now: Date): UndoKeeper {
  const id = randomUUID()
  const until = new Date(now.getTime() + UNDO_KEPT_MS)
  let hasChanged = false
  return {
    async around(tx, work) {
      await tx.delete(undos).where(lt(undos.until, now))
      await tx.insert(undos).values({ id, actorId, mutation, until }).onConflictDoNothing()
      await tx.execute(sql`select set_config('nakatsugu.undo', ${id}, true)`)
      const result = await work()
      await holdMails(tx, id, until)
      await tx.execute(sql`select set_config('nakatsugu.undo', '', true)`)
      const rows = await tx.select({ id: undoRows.id }).from(undoRows).where(eq(undoRows.undoId, id)).limit(1)
      if (rows.length > 0) hasChanged = true
      else await tx.delete(undos).where(eq(undos.id, id))
      return result
    },
    offer: () => (hasChanged ? { Id: id, Until: until.toISOString() } : null),
  }
}

const holdMails = (tx: Transaction, id: string, until: Date) =>
  tx.execute(sql`update mail_outbox set next_attempt_at = greatest(next_attempt_at, ${until.toISOString()}::timestamptz)
    where sent_at is null and failed_at is null and id in (
      select (key ->> 'id')::uuid from undo_rows where undo_id = ${id} and table_name = 'mail_outbox')`)
