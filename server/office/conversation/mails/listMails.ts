import { mayRead } from '../../../ground/access/contract'
import { eq, inArray } from 'drizzle-orm'
import { requireDuty, type RequestContext } from '../../../ground/access/context'
import { gathering } from '../../../ground/access/gathering'
import { loggedTransaction } from '../../../ground/loggedTransaction'
import { holdRow, readRow } from '../../../ground/db/oneRow'
import type { FilterFields } from '../../../ground/db/filterSql'
import { filteredPage, wholeRows, type Page } from '../../../ground/db/keysetPage'
import { readsOf } from '../../../ground/access/listDatabase'
import { requireUuid, AppError } from '../../../ground/errors'
import type {
  MailContent,
  MailDelivery,
  MailDeliveryFilter,
  QueryListMailsArgs,
  ResendMailInput,
} from '../../../generated/resolvers'
import { isResendable, mailLabel } from '../../../ground/outbox/isResendable'
import { mailContents } from '../../../ground/outbox/mailContent'
import { faultOf } from '../../../ground/outbox/mailFault'
import { tellsJudgement } from '../../../ground/outbox/templates/mailTemplates'
import { mailOutbox, type OutboxRow } from '../../../ground/tables/mail'
import { findProfileForUpdate, recipientOf } from '../../../records/person/findProfile'
import { mailFaultLabels } from '../../../../shared/words/labels/consoleLabels'
import { asContract } from '../../../ground/db/asContract'

/** The mail transport's error names in words for staff, without addresses. */
const reasons: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(mailFaultLabels).map(([fault, label]) => [fault, `${label}。`])),
  CANCELLED: '会員の退会か、送る前の取り消しのため、送信を取りやめました。',
  EENVELOPE: '宛先のメールアドレスへ届けられませんでした。',
  EAUTH: 'メールサーバーに接続する設定を確認してください。',
  ECONNECTION: 'メールサーバーに接続できませんでした。',
  ECONNREFUSED: 'メールサーバーに接続できませんでした。',
  ECONNRESET: 'メールサーバーとの接続が切れました。',
  ESOCKET: 'メールサーバーに接続できませんでした。',
  EDNS: 'メールサーバーが見つかりませんでした。',
  ENOTFOUND: 'メールサーバーが見つかりませんでした。',
  ETIMEDOUT: 'メールサーバーから時間内に応答がありませんでした。',
  ENOSPC: 'メールを保存する場所に空きがありませんでした。',
}

/** `NoMailbox` → 宛先のメールアドレスが存在しません。 */
const mailErrorText = (name: string): string =>
  new Map(Object.entries(reasons)).get(name) ?? 'メールを送信できませんでした。'

// resendMail
const MAIL_NOT_RESENDABLE = 'このメールは再送できません。'

const fields: FilterFields<MailDeliveryFilter> = {
  ...asContract(mailOutbox, 'id', 'userId', 'state', 'createdAt'),
  Fault: mailOutbox.lastError,
}

const order = { name: 'CreatedAt', column: mailOutbox.createdAt, id: mailOutbox.id }

/** A sent mail has lost its attachment. */
const mayResend = (row: OutboxRow) =>
  row.state === 'Failed' && row.contentDigest === null && isResendable(row)

/** A mail for staff, without address and content. */
export function toMailDelivery(row: OutboxRow): MailDelivery {
  return {
    ...asContract(row, 'id', 'userId', 'actorId', 'state', 'attempts', 'sentAt', 'createdAt', 'updatedAt'),
    Sk: 'Mail',
    Label: mailLabel(row.kind),
    LastError: row.lastError === null ? null : mailErrorText(row.lastError),
    Fault: faultOf(row.lastError),
    Resendable: mayResend(row),
  }
}

/** All mails, including those to staff, with their delivery state. */
export async function listMails(
  context: RequestContext,
  args: QueryListMailsArgs,
): Promise<Page<MailDelivery>> {
  requireDuty(context, 'listMails')
  const source = wholeRows({ db: await readsOf(context), table: mailOutbox, order }, toMailDelivery)
  return filteredPage({ ...source, list: 'mails', fields, args })
}

/** One mail. */
export async function getMail(context: RequestContext, mailId: string): Promise<MailDelivery> {
  requireDuty(context, 'getMail')
  const db = await readsOf(context)
  return toMailDelivery(await readRow(db, mailOutbox, requireUuid(mailId)))
}

/** What visible mails say, batched; null if nothing is kept, and for judgements unless the caller reads health data. */
export const mailContentOf = gathering(async (context: RequestContext, ids: string[]) => {
  const db = await readsOf(context)
  const rows = await db.select().from(mailOutbox).where(inArray(mailOutbox.id, ids))
  const readsHealth = mayRead(context.principal, 'UserProfile', 'OnlineCheckResult')
  const readable = rows.filter(({ kind }) => readsHealth || !tellsJudgement(kind))
  const contents = await mailContents(readable, context.deps)
  return new Map(
    [...contents].map(([id, { subject, text, asSent }]): [string, MailContent] => [
      id,
      { Subject: subject, Text: text, AsSent: asSent },
    ]),
  )
})

/**
 * Queues a failed mail again, to the person's current address. Waiting and sent mails stay, so nothing is sent twice.
 */
export async function resendMail(context: RequestContext, input: ResendMailInput): Promise<MailDelivery> {
  requireDuty(context, 'resendMail')
  const { now } = context
  const ofId = eq(mailOutbox.id, requireUuid(input.MailId))

  return loggedTransaction(context, async (tx, log) => {
    const found = await readRow(tx, mailOutbox, ofId)
    // Lock order: the person first.
    const profile = found.userId && (await findProfileForUpdate(tx, found.userId))
    const mail = await holdRow(tx, mailOutbox, ofId)
    if (mail.state === 'Waiting' || mail.state === 'Sent') return toMailDelivery(mail)
    if (!profile || !profile.email || !mayResend(mail))
      throw new AppError('INVALID_STATE', MAIL_NOT_RESENDABLE)

    const { to, recipientName } = recipientOf(profile)
    const [row] = await tx
      .update(mailOutbox)
      .set({
        recipient: to,
        recipientName,
        attempts: 0,
        nextAttemptAt: now,
        failedAt: null,
        lastError: null,
        updatedAt: now,
      })
      .where(ofId)
      .returning()
    if (!row) throw new Error('A mail that is held is missing')
    await log(profile.id, { category: 'Mail', operation: 'Resend', mailLabel: mailLabel(mail.kind) })
    return toMailDelivery(row)
  })
}
