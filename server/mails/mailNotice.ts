import { isUuid } from '../errors'

/** What Amazon SES tells of a mail that it had taken. */
export type MailNotice = {
  /** Of the outbox row. */
  mailId: string
  /** When SES took it from us. */
  takenAt: Date
  /** It will never arrive. */
  returned: boolean
  /** The person has called it unwanted. */
  complained: boolean
}

/** SNS carries 256 KB at most. */
const LONGEST = 262_144

/**
 * Reads a message of SES as SNS hands it on, in its envelope or without.
 * @returns null for anything but a bounce or complaint about a mail of the outbox
 */
export function readNotice(body: string): MailNotice | null {
  if (body.length > LONGEST) return null
  const outside = parsed(body)
  const event = fieldOf(outside, 'Type') === 'Notification' ? parsed(fieldOf(outside, 'Message')) : outside
  const says = saysOf(event)
  const mail = fieldOf(event, 'mail')
  const mailId = messageIdsOf(mail).map(localPart).find(isUuid)
  const takenAt = new Date(String(fieldOf(mail, 'timestamp')))
  return says && mailId && !Number.isNaN(takenAt.getTime()) ? { ...says, mailId, takenAt } : null
}

function saysOf(event: unknown): Pick<MailNotice, 'returned' | 'complained'> | null {
  const kind = fieldOf(event, 'eventType') ?? fieldOf(event, 'notificationType')
  if (kind === 'Bounce')
    return { returned: fieldOf(fieldOf(event, 'bounce'), 'bounceType') === 'Permanent', complained: false }
  if (kind !== 'Complaint') return null
  const complaint = fieldOf(event, 'complaint')
  return {
    // SES held the mail back because of an earlier complaint.
    returned: fieldOf(complaint, 'complaintSubType') === 'OnAccountSuppressionList',
    complained: fieldOf(complaint, 'complaintFeedbackType') !== 'not-spam',
  }
}

/** The header as we wrote it comes first: SES gives the mail an id of its own on the way. */
function messageIdsOf(mail: unknown): string[] {
  const headers = fieldOf(mail, 'headers')
  const ours = (Array.isArray(headers) ? headers : [])
    .filter((header) => String(fieldOf(header, 'name')).toLowerCase() === 'message-id')
    .map((header) => fieldOf(header, 'value'))
  return [...ours, fieldOf(fieldOf(mail, 'commonHeaders'), 'messageId')].filter(
    (value) => typeof value === 'string',
  )
}

const localPart = (messageId: string) => /^<([^@<>]+)@/.exec(messageId.trim())?.[1]?.toLowerCase() ?? ''

/** The parser's error would repeat the text. */
function parsed(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : null
  } catch {
    return null
  }
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? new Map(Object.entries(value)).get(name)
    : undefined
