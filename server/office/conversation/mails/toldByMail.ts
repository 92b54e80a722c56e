import type { EventName } from '../../../../shared/words/records/inboxEvents'
import type { MailKind } from '../../../ground/outbox/templates/mailTemplates'

/** The events that a mail of the same moment tells: once it was sent, the person reads the mail alone. */
const toldByMail = {
  registrationCompleted: ['Profile.Create'],
  guidanceInvitation: ['Guidance.Invite', 'Guidance.InviteOutOfTurn'],
  guidanceBooked: ['Guidance.Reserve'],
  guidanceChanged: ['Guidance.Change'],
  guidanceCancelled: ['Guidance.Cancel'],
  guidanceMissed: ['Guidance.NoShow'],
  invitationExpired: ['Guidance.Expire'],
  invitationDeclined: ['Guidance.Decline'],
  examScheduled: ['Screening.Schedule'],
  examCancelled: ['Screening.CancelDay'],
  testAsked: ['Screening.Ask'],
  renewalBegins: ['Screening.OpenRenewal'],
  checkNotYet: ['OnlineCheck.Submit'],
  checkNotPossible: ['OnlineCheck.Submit'],
  renewalHeld: ['OnlineCheck.Submit'],
  checkReopened: ['OnlineCheck.Reopen'],
  checkTooOld: ['OnlineCheck.AskAgain'],
  draftWaits: ['OnlineCheck.Remind'],
  renewalReminder: ['OnlineCheck.Remind'],
  answersCorrected: [
    'OnlineCheck.CorrectAnswers',
    'OnlineCheck.AcceptCorrection',
    'OnlineCheck.RefuseCorrection',
  ],
  certified: ['Screening.Judge'],
  notCertified: ['Screening.Judge'],
  renewed: ['Screening.Judge'],
  resultCorrected: ['Correction.Confirm'],
  pauseLifted: ['Donation.LiftPause', 'Donation.EndRest'],
  criteriaPaused: ['Donation.PauseByCriteria'],
  donorStatusEnded: ['Screening.End'],
  rewardsDue: ['Reward.Due'],
  rewardsPaid: ['Reward.Pay'],
  floraInvitation: ['FloraTest.Invite'],
  reportShared: ['FloraTest.Share'],
  caseAnswered: ['Case.Answer'],
  suspended: ['Account.Stop', 'Account.Suspend'],
  resumed: ['Account.Resume', 'Account.Unsuspend'],
  useWithdrawn: ['Guidance.WithdrawUse', 'Guidance.WithdrawUseByAdmin'],
  consentWithdrawn: ['Guidance.WithdrawConsent', 'Guidance.WithdrawConsentByAdmin'],
} as const satisfies Partial<Record<MailKind, readonly EventName[]>>

export const mailsOfEvents = Object.entries(toldByMail).flatMap(([kind, events]) =>
  events.map((event) => [kind, event] as const),
)
