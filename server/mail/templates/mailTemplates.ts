import {
  accountChangedMail,
  addressChangedMail,
  addressCorrectedMail,
  consentWithdrawnMail,
  emailChangeCodeMail,
  recoveryCodeMail,
  registrationCompletedMail,
  resumedMail,
  signUpCodeMail,
  suspendedMail,
  withdrawnMail,
  administratorDeletedMail,
  roleChangedMail,
  temporaryPasswordMail,
  totpResetMail,
} from './accountMails'
import {
  checkNotPossibleMail,
  checkNotYetMail,
  checkReopenedMail,
  criteriaChangedMail,
  retryPossibleMail,
} from './checkMails'
import type { ComposedMail, MailContext } from './composeMail'
import {
  certifiedMail,
  donorStatusEndedMail,
  examScheduledMail,
  expiresSoonMail,
  notCertifiedMail,
  renewalBeginsMail,
  renewalHeldMail,
  renewalReminderMail,
  renewedMail,
  rewardsDueMail,
  rewardsPaidMail,
  floraInvitationMail,
  reportSharedMail,
  resultCorrectedMail,
} from './donorMails'
import {
  guidanceBookedMail,
  guidanceCancelledMail,
  guidanceChangedMail,
  guidanceInWeekMail,
  guidanceInvitationMail,
  guidanceMissedMail,
  guidanceTomorrowMail,
  invitationExpiredMail,
} from './guidanceMails'
import { officeLetterMail, officeNewsMail } from './officeMails'

type MailTemplate<Params> = {
  /** The name in the activity log and the delivery list; must not reveal a judgement. */
  label: string
  compose: (params: Params, context: MailContext) => ComposedMail
  /** The setting that turns this kind off; mails without one cannot be turned off. */
  optional?: 'RetryReminder' | 'SubscribedMagazine'
  /** Tells what was judged: support staff do not read it. */
  judgement?: true
}

/** Every kind of mail. Its function's parameter defines its data. */
const templates = {
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
  checkNotYet: { label: 'お手続きの結果', compose: checkNotYetMail, judgement: true },
  checkNotPossible: { label: 'お手続きの結果', compose: checkNotPossibleMail, judgement: true },
  renewalHeld: { label: 'お手続きの結果', compose: renewalHeldMail, judgement: true },
  checkReopened: { label: 'チェックの再受付', compose: checkReopenedMail },
  retryPossible: { label: '再申し込みの案内', compose: retryPossibleMail, optional: 'RetryReminder' },
  criteriaChanged: {
    label: '基準変更のお知らせ',
    compose: criteriaChangedMail,
    optional: 'SubscribedMagazine',
  },
  certified: { label: 'お手続きの結果', compose: certifiedMail, judgement: true },
  notCertified: { label: 'お手続きの結果', compose: notCertifiedMail, judgement: true },
  renewalReminder: { label: '更新チェック再案内', compose: renewalReminderMail },
  renewed: { label: '更新完了', compose: renewedMail },
  expiresSoon: { label: '有効期限間近', compose: expiresSoonMail },
  donorStatusEnded: { label: 'ドナーの終了', compose: donorStatusEndedMail },
  rewardsDue: { label: '協力金確定', compose: rewardsDueMail },
  rewardsPaid: { label: '協力金お渡し済み', compose: rewardsPaidMail },
  resultCorrected: { label: '訂正のお知らせ', compose: resultCorrectedMail },
  reportShared: { label: 'レポート公開', compose: reportSharedMail },
  floraInvitation: {
    label: 'フローラ検査案内',
    compose: floraInvitationMail,
    optional: 'SubscribedMagazine',
  },
  withdrawn: { label: '退会完了', compose: withdrawnMail },
  suspended: { label: '利用の停止', compose: suspendedMail },
  consentWithdrawn: { label: '同意の撤回', compose: consentWithdrawnMail },
  resumed: { label: '利用再開', compose: resumedMail },
  addressChanged: { label: 'メール変更のお知らせ', compose: addressChangedMail },
  accountChanged: { label: 'ログイン方法の変更', compose: accountChangedMail },
  addressCorrected: { label: '新しいメールアドレスのお知らせ', compose: addressCorrectedMail },
  officeNotice: { label: '事務局からのご連絡', compose: officeLetterMail },
  officeNews: { label: '事務局からのお知らせ', compose: officeNewsMail, optional: 'SubscribedMagazine' },
  administratorDeleted: { label: '管理者削除', compose: administratorDeletedMail },
  roleChanged: { label: '権限の変更', compose: roleChangedMail },
  totpReset: { label: '認証アプリの解除', compose: totpResetMail },
} satisfies Record<string, MailTemplate<never>>

export type MailKind = keyof typeof templates

/** Data of each kind, stored as JSON in the outbox. */
export type MailParams = { [K in MailKind]: Parameters<(typeof templates)[K]['compose']>[0] }

export const mailTemplates: { [K in MailKind]: MailTemplate<MailParams[K]> } = templates

export const isMailKind = (kind: string): kind is MailKind => Object.hasOwn(mailTemplates, kind)

/** True for a kind that tells what was judged, and for one that this version does not know. */
export const tellsJudgement = (kind: string): boolean =>
  !isMailKind(kind) || mailTemplates[kind].judgement === true

export function renderMail<K extends MailKind>(
  kind: K,
  params: MailParams[K],
  context: MailContext,
): ComposedMail {
  return mailTemplates[kind].compose(params, context)
}
