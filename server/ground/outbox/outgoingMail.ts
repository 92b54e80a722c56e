import { array, object, string } from 'yup'
import type { OutboxRow } from '../tables/mail'
import type { OutgoingMail, MailParts } from './mail'
import type { ComposedMail, MailWords } from './templates/composeMail'
import { isMailKind, type MailKind, type MailParams, renderMail } from './templates/mailTemplates'

// One plain address: no list, name or header injection.
const ADDRESS = /^[^\s\p{C}@,:;<>()[\]"\\]+@[^\s\p{C}@,:;<>()[\]"\\]+$/u

const text = string().strict().defined()
const attachmentsSchema = array(
  object({ filename: text, contentType: text, content: text }).strict(),
).defined()

type Renderer = Pick<MailParts, 'settings' | 'texts'>

/** A mail with the operator's texts and this site's links; `words` replace the delivered ones. */
export const renderFor = <K extends MailKind>(
  { settings: { origin, adminOrigin }, texts }: Renderer,
  { recipientName }: Pick<OutboxRow, 'recipientName'>,
  { kind, params, words }: { kind: K; params: MailParams[K]; words: MailWords | null },
): ComposedMail =>
  renderMail(kind, params, {
    texts,
    recipientName,
    origin,
    adminOrigin,
    words,
  })

/** @throws Error for a kind that this version does not know */
export function composedMail(
  { kind, params, recipientName }: Pick<OutboxRow, 'kind' | 'params' | 'recipientName'>,
  deps: Renderer,
  words: MailWords | null,
): ComposedMail {
  if (!isMailKind(kind)) throw new Error('unknown kind of mail')
  return renderFor(deps, { recipientName }, { kind, params: params as MailParams[MailKind], words })
}

/** @throws Error for an invalid row; the message names no person */
export function outgoingMail(
  row: OutboxRow,
  unsubscribeUrl: string | null,
  deps: Pick<MailParts, 'settings' | 'texts' | 'clock'>,
  words: MailWords | null,
): OutgoingMail {
  const { settings, texts, clock } = deps
  const composed = composedMail(row, deps, words)
  if (row.recipient === null || !ADDRESS.test(row.recipient)) throw new Error('no usable address')
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
    attachments: attachmentsSchema.validateSync(
      Array.isArray(row.attachment) ? row.attachment : row.attachment === null ? [] : [row.attachment],
    ),
  }
}
