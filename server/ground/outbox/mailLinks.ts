import { mailToken } from './mailToken'
import type { MailParts, OutgoingMail } from './mail'
import { toVisitReply } from './templates/composeMail'
import { isMailKind, mailTemplates, type MailKind } from './templates/mailTemplates'

type Parts = Pick<MailParts, 'db' | 'settings'>

export const UNSUBSCRIBE_PATH = '/api/mail/unsubscribe'

/** The `List-Unsubscribe` address (RFC 8058). Null unless optional. */
export async function unsubscribeUrl(
  { db, settings }: Parts,
  mail: { id: string; kind: string },
): Promise<string | null> {
  if (!isMailKind(mail.kind) || !mailTemplates[mail.kind].optional) return null
  return `${settings.origin}${UNSUBSCRIBE_PATH}?mail=${await mailToken(db, 'unsubscribe', mail.id)}`
}

/** Reminders of the day before, answered by their link. */
const answeredMails: readonly string[] = ['guidanceTomorrow', 'examTomorrow'] satisfies MailKind[]

/**
 * A reminder's link answers for its person. Only what is sent has the token: the office reads the mail without it. It
 * stands after the #, which no server and no log is told.
 */
export async function withReplyToken({ db, settings }: Parts, mail: OutgoingMail): Promise<OutgoingMail> {
  if (!answeredMails.includes(mail.kind)) return mail
  const { url } = toVisitReply(settings)
  const signed = `${url}#${await mailToken(db, 'visitReply', mail.id)}`
  return { ...mail, text: mail.text.replaceAll(url, signed), html: mail.html.replaceAll(url, signed) }
}
