import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../ground/db/client'
import { valueChanges } from '../../ground/tables/valueChanges'

/** Erases the old and new values of a person who leaves. The time and author of each change stay, with the seal. */
export async function eraseValues(tx: Transaction, userId: string): Promise<void> {
  const { salt, before, after } = valueChanges
  await tx
    .update(valueChanges)
    .set({ digest: sql`value_digest(${salt}, ${before}, ${after})`, salt: null, before: null, after: null })
    .where(and(eq(valueChanges.userId, userId), isNotNull(salt)))
}
