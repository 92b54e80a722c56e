import { eq } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import { mailOutbox } from '../schema/mail'

/** True if a mail was requested under this key before, whatever its result. */
export async function wasAskedFor(db: Queryable, dedupeKey: string): Promise<boolean> {
  const [row] = await db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(eq(mailOutbox.dedupeKey, dedupeKey))
  return row !== undefined
}
