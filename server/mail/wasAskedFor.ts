import { eq } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import { mailOutbox } from '../schema/mail'

/** True when a mail was asked for under this key before, whatever became of it. */
export async function wasAskedFor(db: Queryable, dedupeKey: string): Promise<boolean> {
  const [row] = await db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(eq(mailOutbox.dedupeKey, dedupeKey))
  return row !== undefined
}
