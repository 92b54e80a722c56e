import { contactLine, officeName, type PublicTexts } from '../../../shared/config'
import { mailHtml } from './mailHtml'
import type { MailLine } from './mailLine'
import { openingHoursText } from '../../../shared/openingHours'

export type MailContext = {
  texts: PublicTexts
  /** `{LastName} {FirstName}` without 様; null omits the line. */
  recipientName: string | null
  /** Address of the donor app, without a final slash. */
  origin: string
  adminOrigin: string
}

export type ComposedMail = { subject: string; text: string; html: string }

const inText = (line: MailLine) => {
  if (typeof line === 'string') return line
  if ('value' in line) return `${line.label}：${line.value}`
  if ('code' in line) return `${line.label}：${line.code}（${line.validity}）`
  return `${line.label}：${line.url}`
}

// Prevents header injection by line breaks.
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** Adds greeting, signature and the subject's service name. */
export function composeMail(context: MailContext, subject: string, lines: readonly MailLine[]): ComposedMail {
  const { texts, recipientName } = context
  const greeting = recipientName ? `${oneLine(recipientName)} 様` : null
  const signature = [
    `${officeName(texts)}（${texts.operator.name}）`,
    `お問い合わせ：${contactLine(texts)}　${openingHoursText(texts.contact.openingHours)}`,
  ]
  const fullSubject = oneLine(`【${texts.serviceName}】${subject}`)
  return {
    subject: fullSubject,
    text: [...(greeting ? [greeting, ''] : []), ...lines.map(inText), '', '--', ...signature, ''].join('\n'),
    html: mailHtml({
      title: fullSubject,
      heading: texts.serviceName,
      greeting,
      lines,
      signature,
      telephones: [texts.contact.tel, texts.hospital.tel],
    }),
  }
}
