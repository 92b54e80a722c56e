import { and, getTableColumns, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../db/client'
import { named, namedUpdate, writeColumns } from '../db/named'
import { activityValues, insertActivity } from '../recordActivity'
import { activities } from '../tables/activity'
import { mailOutbox, type OutboxRow } from '../tables/mail'
import { isResendable, mailLabel } from './isResendable'
import type { MailTransport, MailParts } from './mail'
import { type Failure, readFailure } from './mailFault'
import { contentDigest } from './mailContent'
import { wordsOfMail } from './mailTexts'
import { outgoingMail } from './outgoingMail'
import { openMail } from './sealedCodes'
import { unsubscribeUrl, withReplyToken } from './mailLinks'

const MAX_ATTEMPTS = 8
const FIRST_RETRY_MS = 30_000
const RETRY_FACTOR = 3

/** Until the next try after a fault of our own. */
export const OURS_WAITS_MS = 60_000

const ADDRESS_ERASED = { recipient: null, recipientName: null }
/** The name is part of what was sent. */
const SENT_KEPT = { recipient: null, attachment: null }
const CONTENT_ERASED = { ...ADDRESS_ERASED, params: null, paramsSealed: null, attachment: null }

const due = (now: Date) =>
  and(isNull(mailOutbox.sentAt), isNull(mailOutbox.failedAt), lte(mailOutbox.nextAttemptAt, now))

export async function isMailDue(db: Database, now: Date): Promise<boolean> {
  const rows = await db.select({ id: mailOutbox.id }).from(mailOutbox).where(due(now)).limit(1)
  return rows.length > 0
}

/**
 * Sends the mail that is due longest, in one transaction; other processes skip its locked row. After a crash before the
 * commit it is sent again with the same Message-ID.
 * @returns `none` when nothing was due, `last` when nothing else was; `ours` when every mail would fail for the same reason
 */
export async function deliverNextMail(
  deps: MailParts,
  transport: MailTransport,
): Promise<'tried' | 'last' | 'none' | 'ours'> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const [taken] = await take(tx, { now })
    if (!taken) return 'none'
    const { row, isLast } = taken
    const tried = isLast ? 'last' : 'tried'
    const { failure, digest, textVersion } = await attempt(row, deps, transport)
    const attempts = row.attempts + (failure?.is === 'ours' ? 0 : 1)
    const change: Partial<OutboxRow> =
      failure === null ? { ...afterSending(row, digest, now), textVersion } : afterFailure(row, failure, now)
    const operation = failure === null ? 'Send' : change.failedAt ? 'Fail' : null
    const noted = { ...change, attempts, updatedAt: now }
    if (operation) {
      const event = { category: 'Mail', operation, mailLabel: mailLabel(row.kind) } as const
      const logged = activityValues({ event, userId: row.userId, actorId: null, time: now })
      await noteAndLog(tx, noted, { id: row.id, ...logged })
    } else await note(tx, noted, { id: row.id })
    const facts = { mail: row.kind, id: row.id, attempt: row.attempts + 1 }
    if (failure === null) {
      deps.log.info(facts, 'mail sent')
      return tried
    }
    const why = { ...facts, reason: failure.name, smtpCode: failure.smtpCode }
    if (failure.is !== 'ours') {
      deps.log.warn(why, 'mail not sent')
      return tried
    }
    deps.log.error(why, 'the mail server refuses us: no mail is sent until the settings are mended')
    return 'ours'
  })
}

const columns = writeColumns(getTableColumns(mailOutbox))
const isDue = sql`sent_at is null and failed_at is null and next_attempt_at <= ${sql.placeholder('now')}`

const take = named(
  sql`select ${sql.raw(columns.list)}, (select count(*) from (select from ${mailOutbox} where ${isDue} limit 2) as due) < 2
    from ${mailOutbox} where ${isDue} order by next_attempt_at limit 1 for update of ${mailOutbox} skip locked`,
  (values): { row: OutboxRow; isLast: boolean } => ({
    row: columns.read(values),
    isLast: values[columns.width] === true,
  }),
)

const note = namedUpdate(mailOutbox, sql` where id = ${sql.placeholder('id')}`)
const noteAndLog = namedUpdate(
  mailOutbox,
  sql`, activity_id = (select id from logged) where id = ${sql.placeholder('id')}`,
  sql`with logged as (${insertActivity} returning ${activities.id}) `,
)

type Attempt = { failure: Failure | null; digest: string | null; textVersion: number | null }

async function attempt(
  row: OutboxRow,
  deps: Pick<MailParts, 'settings' | 'texts' | 'clock' | 'db' | 'vault'>,
  transport: MailTransport,
): Promise<Attempt> {
  try {
    const words = await wordsOfMail(deps.db, row)
    const opened = await openMail(deps.db, deps.vault, row)
    const mail = outgoingMail(opened, await unsubscribeUrl(deps, row), deps, words)
    await transport.send(await withReplyToken(deps, mail))
    return { failure: null, digest: contentDigest(mail), textVersion: words?.version ?? null }
  } catch (error) {
    return { failure: readFailure(error), digest: null, textVersion: null }
  }
}

/** The params of a member's mail stay until the person leaves; those with codes and passwords are erased. */
const afterSending = (row: OutboxRow, digest: string | null, now: Date): Partial<OutboxRow> => ({
  ...(isResendable(row) ? { ...SENT_KEPT, contentDigest: digest } : CONTENT_ERASED),
  sentAt: now,
  lastError: null,
})

/**
 * Retries after 30 s, 90 s, … 6 h, nine hours in all, then gives up and erases the address; at once if the server
 * refuses this mail for good; never for a fault of our own. The content stays only if staff may send it again, to the
 * person's current address.
 */
function afterFailure(row: OutboxRow, { name: lastError, is }: Failure, now: Date): Partial<OutboxRow> {
  if (is === 'ours') return { nextAttemptAt: new Date(now.getTime() + OURS_WAITS_MS), lastError }
  if (is === 'final' || row.attempts + 1 >= MAX_ATTEMPTS)
    return { ...(isResendable(row) ? ADDRESS_ERASED : CONTENT_ERASED), failedAt: now, lastError }
  const delay = FIRST_RETRY_MS * RETRY_FACTOR ** row.attempts
  return { nextAttemptAt: new Date(now.getTime() + delay), lastError }
}
