import { mailLabel } from '../../../server/mail/isResendable'
import type { MailKind, MailParams } from '../../../server/mail/templates/mailTemplates'
import type { ActivityEvent } from '../../../shared/activity'
import { DAY_MS, HOUR_MS, later } from '../../world/worldTime'
import type { World } from '../world'

/** Older mails would make the list longer and tell nothing new. */
const DAYS_KEPT = 45
const SENT_AFTER_MS = 2_000
/** All attempts together. */
const GIVEN_UP_AFTER_MS = 9 * HOUR_MS

const kinds: Readonly<Record<string, MailKind>> = {
  'Guidance.Invite': 'guidanceInvitation',
  'Guidance.Expire': 'invitationExpired',
  'Guidance.Reserve': 'guidanceBooked',
  'Guidance.Change': 'guidanceChanged',
  'Guidance.Cancel': 'guidanceCancelled',
  'Guidance.NoShow': 'guidanceMissed',
  'Screening.Schedule': 'examScheduled',
  'Screening.OpenRenewal': 'renewalBegins',
  'Reward.Due': 'rewardsDue',
  'Reward.Pay': 'rewardsPaid',
  'FloraTest.Invite': 'floraInvitation',
  'FloraTest.Share': 'reportShared',
  'Account.Stop': 'suspended',
  'Account.Suspend': 'suspended',
  'Account.Withdraw': 'withdrawn',
}

const kindOf = ({ category, operation }: ActivityEvent) => kinds[`${category}.${operation}`]

/**
 * What the service has written to people about what happened to them in the last weeks. Everything is sent already,
 * but for two that could not be delivered: nothing of this ever goes out, unless somebody sends it again.
 */
export function addMails(world: World): void {
  const { rows, now } = world
  const since = later(now, -DAYS_KEPT * DAY_MS)
  const told = rows.activities.filter(({ time }) => time > since && later(time, HOUR_MS) < now)
  for (const { time, userId, event } of told) {
    const kind = kindOf(event)
    if (kind && userId) send(world, kind, userId, time)
  }
  failLast(world, 'reportShared', () => ({}), 'ECONNECTION')
  const openInvitation = (userId: string) => {
    const guidance = rows.guidances.find((row) => row.userId === userId && row.status === 'Invited')
    return guidance?.deadlineAt ? { deadline: guidance.deadlineAt } : null
  }
  failLast(world, 'guidanceInvitation', openInvitation, 'EENVELOPE')
}

function send({ rows, random }: World, kind: MailKind, userId: string, createdAt: Date): void {
  const id = random.uuid()
  const sentAt = later(createdAt, SENT_AFTER_MS)
  rows.mails.push({
    id,
    kind,
    userId,
    dedupeKey: `sample ${id}`,
    attempts: 1,
    nextAttemptAt: createdAt,
    sentAt,
    createdAt,
    updatedAt: sentAt,
  })
  rows.activities.push({ time: sentAt, userId, actorId: null, event: sentEvent(kind) })
}

/** The last of its kind that is still of use came back; what it said stays, so that it can be sent again. */
function failLast<K extends MailKind>(
  { rows, now }: World,
  kind: K,
  paramsFor: (userId: string) => MailParams[K] | null,
  lastError: string,
): void {
  const mail = rows.mails.findLast(
    (row) =>
      row.kind === kind &&
      row.userId &&
      paramsFor(row.userId) !== null &&
      later(row.createdAt, GIVEN_UP_AFTER_MS) < now,
  )
  if (!mail?.userId) return
  const params = paramsFor(mail.userId)
  const log = rows.activities.find(
    ({ time, userId: of, event }) => time === mail.sentAt && of === mail.userId && event.category === 'Mail',
  )
  const failedAt = later(mail.createdAt, GIVEN_UP_AFTER_MS)
  Object.assign(mail, { params, lastError, attempts: 8, sentAt: null, failedAt, updatedAt: failedAt })
  if (log)
    Object.assign(log, {
      time: failedAt,
      event: { category: 'Mail', operation: 'Fail', mailLabel: mailLabel(kind) },
    })
}

const sentEvent = (kind: MailKind) =>
  ({ category: 'Mail', operation: 'Send', mailLabel: mailLabel(kind) }) as const
