import { sql } from 'drizzle-orm'
import type { MailKind } from '../../mail/templates/mailTemplates'
import type { Invariant } from './invariant'

/**
 * What a mail tells of, as the log names it: nobody gets more mails of a kind than such things happened to them. A kind
 * without a row of its own in the log is told of once for each row of another that it follows from.
 */
const tellsOf: Partial<Record<MailKind, readonly string[]>> = {
  registrationCompleted: ['Profile/Create'],
  guidanceInvitation: ['Guidance/Invite', 'Guidance/InviteOutOfTurn'],
  guidanceBooked: ['Guidance/Reserve'],
  guidanceChanged: ['Guidance/Change'],
  guidanceCancelled: ['Guidance/Cancel'],
  guidanceMissed: ['Guidance/NoShow'],
  guidanceInWeek: ['Guidance/Reserve', 'Guidance/Change'],
  guidanceTomorrow: ['Guidance/Reserve', 'Guidance/Change'],
  invitationExpired: ['Guidance/Expire'],
  examScheduled: ['Screening/Schedule'],
  renewalBegins: ['Screening/OpenRenewal'],
  renewalReminder: ['Screening/OpenRenewal'],
  checkNotYet: ['OnlineCheck/Submit'],
  checkNotPossible: ['OnlineCheck/Submit'],
  renewalHeld: ['OnlineCheck/Submit'],
  checkReopened: ['OnlineCheck/Reopen'],
  // A day to wait for comes from a check, or from a test that did not certify.
  retryPossible: ['OnlineCheck/Submit', 'Screening/Judge'],
  certified: ['Screening/Judge'],
  notCertified: ['Screening/Judge'],
  renewed: ['Screening/Judge'],
  // Seven days before the end: one for each certificate, and those are judgements.
  expiresSoon: ['Screening/Judge'],
  donorStatusEnded: ['Screening/End'],
  rewardsDue: ['Reward/Due'],
  rewardsPaid: ['Reward/Pay'],
  reportShared: ['FloraTest/Share'],
  floraInvitation: ['FloraTest/Invite'],
  withdrawn: ['Account/Withdraw', 'Account/Delete'],
  suspended: ['Account/Stop', 'Account/Suspend'],
  resumed: ['Account/Resume', 'Account/Unsuspend'],
}

type Count = { user_id: string; name: string; count: number }

/** No mail went out twice, none is left over, and there is none that nothing asked for. */
export const mailedOnce: Invariant = {
  label: '同じメールを二度送っていない',
  async check(db) {
    const { rows: log } = await db.execute<Count>(sql`
      SELECT user_id, category || '/' || operation AS name, count(*)::int AS count FROM activities
      WHERE user_id IS NOT NULL GROUP BY 1, 2`)
    const happened = new Map(log.map((row) => [`${row.user_id} ${row.name}`, row.count]))
    const { rows: mails } = await db.execute<Count & { sent: number }>(sql`
      SELECT coalesce(user_id::text, '') AS user_id, kind AS name, count(*)::int AS count,
        (count(*) FILTER (WHERE attempts = 1 AND sent_at IS NOT NULL OR last_error = 'CANCELLED'))::int AS sent
      FROM mail_outbox GROUP BY 1, 2 ORDER BY 1, 2`)
    const broken = mails.filter(({ user_id: userId, name, count, sent }) => {
      const events = Object.entries(tellsOf).find(([kind]) => kind === name)?.[1] ?? []
      const asked = events.reduce((sum, event) => sum + (happened.get(`${userId} ${event}`) ?? 0), 0)
      return count > asked || sent !== count
    })
    return {
      looked: mails.reduce((sum, { count }) => sum + count, 0),
      broken: broken.map((row) => `${row.user_id} ${row.name}`),
    }
  },
}
