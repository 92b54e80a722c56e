import { eq } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import { mailOutbox, type OutboxRow } from '../tables/mail'
import { isMailKind, type MailKind, mailTemplates } from './templates/mailTemplates'

/** Codes expire within hours; the other kinds go to an address the person no longer has. */
const onlyOnce: readonly MailKind[] = [
  'signUpCode',
  'recoveryCode',
  'emailChangeCode',
  'temporaryPassword',
  'addressChanged',
  'accountChanged',
  'addressCorrected',
  'withdrawn',
  'administratorDeleted',
  'roleChanged',
  'totpReset',
]

/** True for a mail to a member whose content is kept: it can be read, and sent again if it failed. */
export function isResendable({
  kind,
  userId,
  params,
}: Pick<OutboxRow, 'kind' | 'userId' | 'params'>): boolean {
  return userId !== null && params !== null && isMailKind(kind) && !onlyOnce.includes(kind)
}

/** The mail's Japanese name; a kind unknown to this version keeps its stored name. */
export const mailLabel = (kind: string): string => (isMailKind(kind) ? mailTemplates[kind].label : kind)

/** True if a mail was requested under this key before, whatever its result. */
export async function wasAskedFor(db: Queryable, dedupeKey: string): Promise<boolean> {
  const [row] = await db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(eq(mailOutbox.dedupeKey, dedupeKey))
  return row !== undefined
}
