import { accountChangedMail, type AccountChangedParams } from './accountChangedMail'
import { addressChangedMail, type AddressChangedParams } from './addressChangedMail'
import { addressCorrectedMail, type AddressCorrectedParams } from './addressCorrectedMail'
import { administratorDeletedMail, type AdministratorDeletedParams } from './administratorDeletedMail'
import { certifiedMail, type CertifiedParams } from './certifiedMail'
import { checkNotPossibleMail, type CheckNotPossibleParams } from './checkNotPossibleMail'
import { checkNotYetMail, type CheckNotYetParams } from './checkNotYetMail'
import { checkReopenedMail, type CheckReopenedParams } from './checkReopenedMail'
import type { ComposedMail, MailContext } from './composeMail'
import { criteriaChangedMail, type CriteriaChangedParams } from './criteriaChangedMail'
import { donorStatusEndedMail, type DonorStatusEndedParams } from './donorStatusEndedMail'
import { emailChangeCodeMail, type EmailChangeCodeParams } from './emailChangeCodeMail'
import { examScheduledMail, type ExamScheduledParams } from './examScheduledMail'
import { expiresSoonMail, type ExpiresSoonParams } from './expiresSoonMail'
import { floraInvitationMail, type FloraInvitationParams } from './floraInvitationMail'
import { guidanceBookedMail, type GuidanceBookedParams } from './guidanceBookedMail'
import { guidanceCancelledMail, type GuidanceCancelledParams } from './guidanceCancelledMail'
import { guidanceChangedMail, type GuidanceChangedParams } from './guidanceChangedMail'
import { guidanceInWeekMail, type GuidanceInWeekParams } from './guidanceInWeekMail'
import { guidanceInvitationMail, type GuidanceInvitationParams } from './guidanceInvitationMail'
import { guidanceMissedMail, type GuidanceMissedParams } from './guidanceMissedMail'
import { guidanceTomorrowMail, type GuidanceTomorrowParams } from './guidanceTomorrowMail'
import { invitationExpiredMail, type InvitationExpiredParams } from './invitationExpiredMail'
import { notCertifiedMail, type NotCertifiedParams } from './notCertifiedMail'
import { recoveryCodeMail, type RecoveryCodeParams } from './recoveryCodeMail'
import { registrationCompletedMail, type RegistrationCompletedParams } from './registrationCompletedMail'
import { renewalBeginsMail, type RenewalBeginsParams } from './renewalBeginsMail'
import { renewalHeldMail, type RenewalHeldParams } from './renewalHeldMail'
import { renewalReminderMail, type RenewalReminderParams } from './renewalReminderMail'
import { renewedMail, type RenewedParams } from './renewedMail'
import { reportSharedMail, type ReportSharedParams } from './reportSharedMail'
import { resumedMail, type ResumedParams } from './resumedMail'
import { retryPossibleMail, type RetryPossibleParams } from './retryPossibleMail'
import { rewardsDueMail, type RewardsDueParams } from './rewardsDueMail'
import { rewardsPaidMail, type RewardsPaidParams } from './rewardsPaidMail'
import { signUpCodeMail, type SignUpCodeParams } from './signUpCodeMail'
import { suspendedMail, type SuspendedParams } from './suspendedMail'
import { temporaryPasswordMail, type TemporaryPasswordParams } from './temporaryPasswordMail'
import { totpResetMail, type TotpResetParams } from './totpResetMail'
import { withdrawnMail, type WithdrawnParams } from './withdrawnMail'

/** What each kind of mail has to be told, as JSON: it waits in the outbox. */
export type MailParams = {
  signUpCode: SignUpCodeParams
  recoveryCode: RecoveryCodeParams
  emailChangeCode: EmailChangeCodeParams
  temporaryPassword: TemporaryPasswordParams
  registrationCompleted: RegistrationCompletedParams
  guidanceInvitation: GuidanceInvitationParams
  guidanceBooked: GuidanceBookedParams
  guidanceChanged: GuidanceChangedParams
  guidanceCancelled: GuidanceCancelledParams
  guidanceMissed: GuidanceMissedParams
  guidanceInWeek: GuidanceInWeekParams
  guidanceTomorrow: GuidanceTomorrowParams
  invitationExpired: InvitationExpiredParams
  examScheduled: ExamScheduledParams
  renewalBegins: RenewalBeginsParams
  checkNotYet: CheckNotYetParams
  checkNotPossible: CheckNotPossibleParams
  renewalHeld: RenewalHeldParams
  checkReopened: CheckReopenedParams
  retryPossible: RetryPossibleParams
  criteriaChanged: CriteriaChangedParams
  certified: CertifiedParams
  notCertified: NotCertifiedParams
  renewalReminder: RenewalReminderParams
  renewed: RenewedParams
  expiresSoon: ExpiresSoonParams
  donorStatusEnded: DonorStatusEndedParams
  rewardsDue: RewardsDueParams
  rewardsPaid: RewardsPaidParams
  reportShared: ReportSharedParams
  floraInvitation: FloraInvitationParams
  withdrawn: WithdrawnParams
  suspended: SuspendedParams
  resumed: ResumedParams
  addressChanged: AddressChangedParams
  accountChanged: AccountChangedParams
  addressCorrected: AddressCorrectedParams
  administratorDeleted: AdministratorDeletedParams
  totpReset: TotpResetParams
}

export type MailKind = keyof MailParams

type MailTemplates = {
  [K in MailKind]: {
    /** How the activity log and the delivery list name the mail; a judgement has no place in either. */
    label: string
    compose: (params: MailParams[K], context: MailContext) => ComposedMail
    /** The person's choice that ends mails of this kind; without one they are part of what was asked for. */
    optional?: 'RetryReminder' | 'SubscribedMagazine'
  }
}

export const mailTemplates: MailTemplates = {
  signUpCode: { label: '登録コード', compose: signUpCodeMail },
  recoveryCode: { label: '再設定コード', compose: recoveryCodeMail },
  emailChangeCode: { label: 'メール変更コード', compose: emailChangeCodeMail },
  temporaryPassword: { label: '管理者の仮パスワード', compose: temporaryPasswordMail },
  registrationCompleted: { label: '登録完了', compose: registrationCompletedMail },
  guidanceInvitation: { label: 'ガイダンス案内', compose: guidanceInvitationMail },
  guidanceBooked: { label: '予約完了', compose: guidanceBookedMail },
  guidanceChanged: { label: '予約変更', compose: guidanceChangedMail },
  guidanceCancelled: { label: '予約キャンセル', compose: guidanceCancelledMail },
  guidanceMissed: { label: 'ガイダンス欠席', compose: guidanceMissedMail },
  guidanceInWeek: { label: '7日前のお知らせ', compose: guidanceInWeekMail },
  guidanceTomorrow: { label: '前日のお知らせ', compose: guidanceTomorrowMail },
  invitationExpired: { label: '予約期限切れ', compose: invitationExpiredMail },
  examScheduled: { label: '検査の日程', compose: examScheduledMail },
  renewalBegins: { label: '更新手続き開始', compose: renewalBeginsMail },
  checkNotYet: { label: 'お手続きの結果', compose: checkNotYetMail },
  checkNotPossible: { label: 'お手続きの結果', compose: checkNotPossibleMail },
  renewalHeld: { label: 'お手続きの結果', compose: renewalHeldMail },
  checkReopened: { label: 'チェックの再受付', compose: checkReopenedMail },
  retryPossible: { label: '再申し込みの案内', compose: retryPossibleMail, optional: 'RetryReminder' },
  criteriaChanged: {
    label: '基準変更のお知らせ',
    compose: criteriaChangedMail,
    optional: 'SubscribedMagazine',
  },
  certified: { label: 'お手続きの結果', compose: certifiedMail },
  notCertified: { label: 'お手続きの結果', compose: notCertifiedMail },
  renewalReminder: { label: '更新チェック再案内', compose: renewalReminderMail },
  renewed: { label: '更新完了', compose: renewedMail },
  expiresSoon: { label: '有効期限間近', compose: expiresSoonMail },
  donorStatusEnded: { label: 'ドナーの終了', compose: donorStatusEndedMail },
  rewardsDue: { label: '協力金確定', compose: rewardsDueMail },
  rewardsPaid: { label: '協力金お渡し済み', compose: rewardsPaidMail },
  reportShared: { label: 'レポート公開', compose: reportSharedMail },
  floraInvitation: {
    label: 'フローラ検査案内',
    compose: floraInvitationMail,
    optional: 'SubscribedMagazine',
  },
  withdrawn: { label: '退会完了', compose: withdrawnMail },
  suspended: { label: '利用の停止', compose: suspendedMail },
  resumed: { label: '利用再開', compose: resumedMail },
  addressChanged: { label: 'メール変更のお知らせ', compose: addressChangedMail },
  accountChanged: { label: 'ログイン方法の変更', compose: accountChangedMail },
  addressCorrected: { label: '新しいメールアドレスのお知らせ', compose: addressCorrectedMail },
  administratorDeleted: { label: '管理者削除', compose: administratorDeletedMail },
  totpReset: { label: '認証アプリの解除', compose: totpResetMail },
}

export const isMailKind = (kind: string): kind is MailKind => Object.hasOwn(mailTemplates, kind)

/** Subject, text and HTML of one mail. */
export function renderMail<K extends MailKind>(
  kind: K,
  params: MailParams[K],
  context: MailContext,
): ComposedMail {
  return mailTemplates[kind].compose(params, context)
}
