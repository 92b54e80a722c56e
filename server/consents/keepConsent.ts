import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../db/client'
import type { Deps } from '../deps'
import { consentDocuments, consents, type ConsentRow } from '../schema/consents'

/** Stores a signature, with the text if its version is known. It replaces a valid one. */
export async function keepConsent(
  tx: Transaction,
  { consents: known }: Pick<Deps, 'consents'>,
  signed: Pick<ConsentRow, 'userId' | 'version' | 'identityDocument' | 'consentedAt'>,
  now: Date,
): Promise<void> {
  const document = known.find(({ version }) => version === signed.version)
  if (document) {
    const { sha256, version, title, effectiveFrom, content } = document
    await tx
      .insert(consentDocuments)
      .values({ sha256, version, title, effectiveFrom, content, createdAt: now })
      .onConflictDoNothing()
  }
  await endConsent(tx, signed.userId, now, { withdrawn: false })
  await tx.insert(consents).values({
    id: randomUUID(),
    ...signed,
    sha256: document?.sha256 ?? null,
    createdAt: now,
    updatedAt: now,
  })
}

/**
 * Ends the valid signature.
 * @returns false when there is none
 */
export async function endConsent(
  tx: Transaction,
  userId: string,
  now: Date,
  { withdrawn }: { withdrawn: boolean },
): Promise<boolean> {
  const ended = await tx
    .update(consents)
    .set({ endedAt: now, withdrawn, updatedAt: now })
    .where(and(eq(consents.userId, userId), isNull(consents.endedAt)))
    .returning({ id: consents.id })
  return ended.length > 0
}
