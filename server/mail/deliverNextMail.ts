import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { recordActivity } from '../activity/recordActivity'
import type { Deps } from '../deps'
import { mailOutbox } from '../schema/mail'
import { isResendable, mailLabel } from './isResendable'
import type { MailTransport } from './mail'
import { type OutboxRow, outgoingMail } from './outgoingMail'
import { unsubscribeUrl } from './unsubscribeLink'

const MAX_ATTEMPTS = 8
const FIRST_RETRY_MS = 30_000
const RETRY_FACTOR = 3

const ADDRESS_ERASED = { recipient: null, recipientName: null }
const CONTENT_ERASED = { ...ADDRESS_ERASED, params: null, attachment: null }

/**
 * Sends the mail that is due longest, in one transaction; other processes skip its locked row. After a crash
 * before the commit it is sent again with the same Message-ID.
 * @returns false when nothing is due
 */
export async function deliverNextMail(
  deps: Pick<Deps, 'settings' | 'texts' | 'clock' | 'db' | 'log'>,
  transport: MailTransport,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const [row] = await tx
      .select()
      .from(mailOutbox)
      .where(and(isNull(mailOutbox.sentAt), isNull(mailOutbox.failedAt), lte(mailOutbox.nextAttemptAt, now)))
      .orderBy(asc(mailOutbox.nextAttemptAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!row) return false
    const error = await attempt(row, deps, transport)
    const change: Partial<OutboxRow> =
      error === null ? { ...CONTENT_ERASED, sentAt: now, lastError: null } : afterFailure(row, error, now)
    await tx
      .update(mailOutbox)
      .set({ ...change, attempts: row.attempts + 1, updatedAt: now })
      .where(eq(mailOutbox.id, row.id))
    const operation = error === null ? 'Send' : change.failedAt ? 'Fail' : null
    if (operation) {
      const event = { category: 'Mail', operation, mailLabel: mailLabel(row.kind) } as const
      await recordActivity(tx, { event, userId: row.userId, actorId: null, now })
    }
    const facts = { mail: row.kind, id: row.id, attempt: row.attempts + 1 }
    if (error === null) deps.log.info(facts, 'mail sent')
    else deps.log.warn({ ...facts, error }, 'mail not sent')
    return true
  })
}

/** Null on success, else the error's name. */
async function attempt(
  row: OutboxRow,
  deps: Pick<Deps, 'settings' | 'texts' | 'clock' | 'db'>,
  transport: MailTransport,
): Promise<string | null> {
  try {
    await transport.send(outgoingMail(row, await unsubscribeUrl(deps, row), deps))
    return null
  } catch (error) {
    return errorName(error)
  }
}

/**
 * Retries after 30 s, 90 s, … 6 h, nine hours in all, then gives up and erases the address. The content stays
 * only if staff may send it again, to the person's current address.
 */
function afterFailure(row: OutboxRow, lastError: string, now: Date): Partial<OutboxRow> {
  if (row.attempts + 1 >= MAX_ATTEMPTS)
    return { ...(isResendable(row) ? ADDRESS_ERASED : CONTENT_ERASED), failedAt: now, lastError }
  const delay = FIRST_RETRY_MS * RETRY_FACTOR ** row.attempts
  return { nextAttemptAt: new Date(now.getTime() + delay), lastError }
}

/** `ECONNREFUSED`, `EENVELOPE`: a mail server's message may contain the address. */
function errorName(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' && /^[A-Z0-9_]+$/.test(error.code)
    ? error.code
    : error.name
}
