import { GUIDANCE_REMINDER_WEEKS } from '../../../../shared/facts/terms'
import {
  accountChangedMail,
  addressChangedMail,
  addressCorrectedMail,
  caseAnsweredMail,
  rightsAnsweredMail,
  rightsReceivedMail,
  emailChangeCodeMail,
  recoveryCodeMail,
  registrationCompletedMail,
  signUpCodeMail,
  withdrawnMail,
  administratorDeletedMail,
  roleChangedMail,
  temporaryPasswordMail,
  totpResetMail,
} from './accountMails'
import {
  answersCorrectedMail,
  checkNotPossibleMail,
  checkNotYetMail,
  checkPassedMail,
  checkReopenedMail,
  checkTooOldMail,
  criteriaChangedMail,
  criteriaPausedMail,
  draftWaitsMail,
  retryPossibleMail,
} from './checkMails'
import type { MailFixedReason, PushKind } from '../../../../shared/generated/schema'
import type { ComposedMail, MailContext } from './composeMail'
import {
  certifiedMail,
  donorStatusEndedMail,
  expiresSoonMail,
  notCertifiedMail,
  pauseLiftedMail,
  resultCorrectedMail,
} from './donorMails'
import { examCancelledMail, examScheduledMail, examTomorrowMail, testAskedMail } from './examMails'
import { floraInvitationMail, reportSharedMail } from './floraMails'
import {
  guidanceBookedMail,
  guidanceCancelledMail,
  guidanceChangedMail,
  guidanceInWeekMail,
  guidanceInvitationMail,
  guidanceMissedMail,
  guidanceTomorrowMail,
} from './guidanceMails'
import { invitationDeclinedMail, invitationExpiredMail } from './invitationMails'
import { emergencyReadMail, officeLetterMail, officeNewsMail, textTrialMail } from './officeMails'
import { renewalBeginsMail, renewalHeldMail, renewalReminderMail, renewedMail } from './renewalMails'
import { giftReplacedMail, rewardsDueMail, rewardsPaidMail } from './rewardMails'
import {
  consentToSignMail,
  consentWithdrawnMail,
  resumedMail,
  suspendedMail,
  useWithdrawnMail,
} from './suspensionMails'
import type { WrittenMail } from './writtenMail'

type MailTemplate<Params> = {
  /** The name in the activity log and the delivery list; must not reveal a judgement. */
  label: string
  compose: (params: Params, context: MailContext) => ComposedMail
  /** Why the office cannot rewrite it; `Own`: the office writes it itself. */
  fixed?: MailFixedReason | 'Own'
  /** The texts that the office may rewrite, and the choice of the one to send. */
  texts?: WrittenMail<Params>['texts']
  textOf?: WrittenMail<Params>['textOf']
  /** The setting that turns this kind off; mails without one cannot be turned off. */
  optional?: 'RetryReminder' | 'CriteriaNews' | 'SubscribedMagazine'
  /** What the person's devices are told beside it. */
  push?: PushKind
  /** Tells a judgement, which support staff may not read. */
  judgement?: true
  /** The answer to what the person has just done, which goes at night too. */
  answers?: true
}

/** Every kind of mail. Its function's parameter defines its data. */
const templates = {
  signUpCode: { label: '登録コード', compose: signUpCodeMail, fixed: 'Code' },
  recoveryCode: { label: '再設定コード', compose: recoveryCodeMail, fixed: 'Code' },
  emailChangeCode: { label: 'メール変更コード', compose: emailChangeCodeMail, fixed: 'Code' },
  temporaryPassword: { label: '管理者の仮パスワード', compose: temporaryPasswordMail, fixed: 'Code' },
  registrationCompleted: { label: '登録完了', ...registrationCompletedMail, answers: true },
  guidanceInvitation: { label: 'ガイダンス案内', ...guidanceInvitationMail, push: 'Invitation' },
  guidanceBooked: { label: '予約完了', ...guidanceBookedMail, answers: true },
  guidanceChanged: { label: '予約変更', ...guidanceChangedMail, answers: true },
  guidanceCancelled: { label: '予約キャンセル', ...guidanceCancelledMail, answers: true },
  guidanceMissed: { label: 'ガイダンス欠席', ...guidanceMissedMail },
  guidanceInWeek: { label: `${GUIDANCE_REMINDER_WEEKS * 7}日前のお知らせ`, ...guidanceInWeekMail },
  guidanceTomorrow: { label: '前日のお知らせ', ...guidanceTomorrowMail, push: 'DayBefore' },
  invitationExpired: { label: '予約期限切れ', ...invitationExpiredMail },
  invitationDeclined: { label: '案内の見送り', ...invitationDeclinedMail, answers: true },
  examScheduled: { label: '検査の日程', ...examScheduledMail },
  examTomorrow: { label: '検査の前日のお知らせ', ...examTomorrowMail, push: 'DayBefore' },
  examCancelled: { label: '検査の日程のキャンセル', ...examCancelledMail, answers: true },
  testAsked: { label: '検査のお願い', ...testAskedMail },
  renewalBegins: { label: '更新手続き開始', ...renewalBeginsMail, push: 'Window' },
  checkPassed: {
    label: 'お手続きの結果',
    compose: checkPassedMail,
    fixed: 'Judgement',
    judgement: true,
    answers: true,
  },
  checkNotYet: {
    label: 'お手続きの結果',
    compose: checkNotYetMail,
    fixed: 'Judgement',
    judgement: true,
    answers: true,
  },
  checkNotPossible: {
    label: 'お手続きの結果',
    compose: checkNotPossibleMail,
    fixed: 'Judgement',
    judgement: true,
    answers: true,
  },
  renewalHeld: {
    label: 'お手続きの結果',
    compose: renewalHeldMail,
    fixed: 'Judgement',
    judgement: true,
    answers: true,
  },
  checkReopened: { label: 'チェックの再受付', ...checkReopenedMail },
  checkTooOld: { label: '登録検査の前のチェック', ...checkTooOldMail },
  draftWaits: { label: '回答の続きの案内', ...draftWaitsMail },
  retryPossible: {
    label: '再申し込みの案内',
    ...retryPossibleMail,
    optional: 'RetryReminder',
    push: 'DateReached',
  },
  criteriaChanged: {
    label: '基準変更のお知らせ',
    ...criteriaChangedMail,
    optional: 'CriteriaNews',
  },
  certified: { label: 'お手続きの結果', compose: certifiedMail, fixed: 'Judgement', judgement: true },
  notCertified: { label: 'お手続きの結果', compose: notCertifiedMail, fixed: 'Judgement', judgement: true },
  renewalReminder: { label: '更新チェック再案内', ...renewalReminderMail, push: 'Window' },
  renewed: { label: '更新完了', ...renewedMail },
  expiresSoon: { label: '有効期限間近', ...expiresSoonMail, push: 'Window' },
  pauseLifted: { label: '献便の再開', ...pauseLiftedMail, push: 'DateReached' },
  donorStatusEnded: { label: 'ドナーの終了', ...donorStatusEndedMail },
  rewardsDue: { label: '協力金確定', ...rewardsDueMail },
  rewardsPaid: { label: '協力金お渡し済み', ...rewardsPaidMail },
  giftReplaced: { label: 'ギフトコードの代わりのお渡し', ...giftReplacedMail },
  resultCorrected: { label: '訂正のお知らせ', compose: resultCorrectedMail, fixed: 'Judgement' },
  criteriaPaused: { label: '献便のお休みのお願い', compose: criteriaPausedMail, fixed: 'Judgement' },
  answersCorrected: { label: '答えの訂正のお知らせ', compose: answersCorrectedMail, fixed: 'Judgement' },
  reportShared: { label: 'レポート公開', ...reportSharedMail },
  floraInvitation: {
    label: 'フローラ検査案内',
    ...floraInvitationMail,
    optional: 'SubscribedMagazine',
  },
  caseAnswered: { label: 'お申し出へのお返事', ...caseAnsweredMail },
  rightsReceived: { label: '個人情報のご請求の受付', ...rightsReceivedMail },
  rightsAnswered: { label: '個人情報のご請求への回答', ...rightsAnsweredMail },
  withdrawn: { label: '退会完了', compose: withdrawnMail, fixed: 'Law', answers: true },
  suspended: { label: '利用の停止', ...suspendedMail },
  consentWithdrawn: { label: '同意の撤回', compose: consentWithdrawnMail, fixed: 'Law', answers: true },
  consentToSign: { label: '同意書への署名のお願い', compose: consentToSignMail, fixed: 'Law' },
  useWithdrawn: { label: '便の使用の撤回', compose: useWithdrawnMail, fixed: 'Law', answers: true },
  resumed: { label: '利用再開', ...resumedMail },
  addressChanged: { label: 'メール変更のお知らせ', compose: addressChangedMail, fixed: 'Security' },
  accountChanged: { label: 'ログイン方法の変更', compose: accountChangedMail, fixed: 'Security' },
  addressCorrected: {
    label: '新しいメールアドレスのお知らせ',
    compose: addressCorrectedMail,
    fixed: 'Security',
  },
  officeNotice: { label: '事務局からのご連絡', compose: officeLetterMail, fixed: 'Own' },
  officeNews: {
    label: '事務局からのお知らせ',
    compose: officeNewsMail,
    fixed: 'Own',
    optional: 'SubscribedMagazine',
  },
  administratorDeleted: { label: '管理者削除', compose: administratorDeletedMail, fixed: 'Security' },
  emergencyRead: { label: '緊急の閲覧', compose: emergencyReadMail, fixed: 'Security' },
  roleChanged: { label: '権限の変更', compose: roleChangedMail, fixed: 'Security' },
  textTrial: { label: '文面の試し送り', compose: textTrialMail, fixed: 'Own', answers: true },
  totpReset: { label: '認証アプリの解除', compose: totpResetMail, fixed: 'Security' },
} satisfies Record<string, MailTemplate<never>>

export type MailKind = keyof typeof templates

/** Data of each kind, stored as JSON in the outbox. */
export type MailParams = { [K in MailKind]: Parameters<(typeof templates)[K]['compose']>[0] }

export const mailTemplates: { [K in MailKind]: MailTemplate<MailParams[K]> } = templates

export const isMailKind = (kind: string): kind is MailKind => Object.hasOwn(mailTemplates, kind)

/** Codes, what touches the account's security, and answers to what the person does; other letters go by day. */
export const goesAtNight = (kind: MailKind): boolean => {
  const { fixed, answers } = mailTemplates[kind]
  return fixed === 'Code' || fixed === 'Security' || answers === true
}

/** True for kinds that tell a judgement and for unknown kinds. */
export const tellsJudgement = (kind: string): boolean =>
  !isMailKind(kind) || mailTemplates[kind].judgement === true

export function renderMail<K extends MailKind>(
  kind: K,
  params: MailParams[K],
  context: MailContext,
): ComposedMail {
  return mailTemplates[kind].compose(params, context)
}
