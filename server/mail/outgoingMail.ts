import { object, string } from 'yup'
import type { Deps } from '../deps'
import type { mailOutbox } from '../schema/mail'
import type { OutgoingMail } from './mail'
import type { ComposedMail } from './templates/composeMail'
import { isMailKind, type MailKind, type MailParams, renderMail } from './templates/mailTemplates'

export type OutboxRow = typeof mailOutbox.$inferSelect

// One plain address: no list, name or header injection.
const ADDRESS = /^[^\s\p{C}@,:;<>()[\]"\\]+@[^\s\p{C}@,:;<>()[\]"\\]+$/u

const text = string().strict().defined()
const attachmentSchema = object({ filename: text, contentType: text, content: text })
  .strict()
  .nullable()
  .defined()

/** @throws Error for a kind that this version does not know */
export function composedMail(
  { kind, params, recipientName }: Pick<OutboxRow, 'kind' | 'params' | 'recipientName'>,
  { settings: { origin, adminOrigin }, texts }: Pick<Deps, 'settings' | 'texts'>,
): ComposedMail {
  if (!isMailKind(kind)) throw new Error('unknown kind of mail')
  // `enqueue` writes params that match the kind.
  return renderMail(kind, params as MailParams[MailKind], { texts, recipientName, origin, adminOrigin })
}

/**
 * Composes a mail at delivery.
 * @throws Error for an invalid row; the message names no person
 */
export function outgoingMail(
  row: OutboxRow,
  unsubscribeUrl: string | null,
  deps: Pick<Deps, 'settings' | 'texts' | 'clock'>,
): OutgoingMail {
  const { settings, texts, clock } = deps
  const composed = composedMail(row, deps)
  if (row.recipient === null || !ADDRESS.test(row.recipient)) throw new Error('no usable address')
  const attachment = attachmentSchema.validateSync(row.attachment)
  return {
    ...composed,
    id: row.id,
    kind: row.kind,
    requestedAt: row.createdAt,
    date: clock.now(),
    from: { name: settings.mailFrom.name ?? texts.serviceName, address: settings.mailFrom.address },
    replyTo: { name: texts.serviceName, address: texts.contact.email },
    to: row.recipient,
    unsubscribeUrl,
    attachments: attachment === null ? [] : [attachment],
  }
}
