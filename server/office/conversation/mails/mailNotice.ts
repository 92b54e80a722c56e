import { isUuid } from '../../../../shared/facts/isUuid'

export type MailNotice = {
  mailId: string
  /** When SES accepted it. */
  takenAt: Date
  returned: boolean
  complained: boolean
}

/** SNS carries at most 256 KB. */
const LONGEST = 262_144

/** Reads an SES message, with or without SNS envelope; null unless a bounce or complaint about our mail. */
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

/** Our own header first, because SES assigns an id of its own. */
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
