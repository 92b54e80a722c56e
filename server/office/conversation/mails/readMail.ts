import { simpleParser, type ParsedMail } from 'mailparser'
import { normaliseEmail } from '../../../ground/identity/email'
import { answerSubject, answerText } from './answerText'

/** Longer headers are of no mail that a person writes. */
const LONGEST_HEADERS = 64_000
const LONGEST_ADDRESS = 254
/** The last are those that are answered. */
const MOST_REFERENCES = 50

/** What of a mail is needed is text: a page is read as far as it is short. */
const OPTIONS = {
  skipTextToHtml: true,
  skipImageLinks: true,
  ignoreEmbedded: true,
  checksumAlgo: false,
  maxHtmlLengthToParse: 300_000,
  maxChildNodes: 100,
} as const

export type Arrived = { id: string; from: string; answers: string[]; isAutomatic: boolean }
export type MailWords = { subject: string; text: string; attachments: number }

/** @param lines the headers named in `openMailbox` */
export async function readHeaders(lines: string): Promise<Arrived | null> {
  if (lines.length > LONGEST_HEADERS) return null
  const mail = await simpleParser(lines, OPTIONS)
  const { messageId = '', inReplyTo, references = [], from } = mail
  const [sender, ...others] = from?.value ?? []
  const address = others.length === 0 ? normaliseEmail(sender?.address ?? '') : ''
  return {
    id: messageId,
    from: address.length <= LONGEST_ADDRESS ? address : '',
    answers: [inReplyTo ?? [], references]
      .flat()
      .slice(-MOST_REFERENCES)
      .map((id) => id.replace(/^</u, '').split('@', 1)[0] ?? ''),
    isAutomatic: isAutomatic(mail, address),
  }
}

/** Reports of mail servers and absence notes (RFC 3834, 3464); older programs name neither. */
function isAutomatic({ headers, headerLines }: ParsedMail, from: string): boolean {
  const valueOf = (name: string) => {
    const line = headerLines.find(({ key }) => key === name)?.line
    return line
      ?.slice(name.length + 1)
      .trim()
      .toLowerCase()
  }
  return (
    ![undefined, 'no'].includes(valueOf('auto-submitted')) ||
    headers.has('precedence') ||
    headers.has('x-failed-recipients') ||
    valueOf('return-path') === '<>' ||
    /^(?:multipart\/report|message\/delivery-status)/u.test(valueOf('content-type') ?? '') ||
    /^(?:mailer-daemon|postmaster)@/u.test(from)
  )
}

export async function readWords(source: Uint8Array): Promise<MailWords> {
  const { text = '', subject = '', attachments } = await simpleParser(Buffer.from(source), OPTIONS)
  return { subject: answerSubject(subject), text: answerText(text), attachments: attachments.length }
}
