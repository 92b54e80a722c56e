import { contactLine } from '../../../shared/config'
import type { JapaneseDate } from '../../../shared/dates'
import type { NotCertifiedReason } from '../../../shared/generated/schema'
import { examGuide } from '../../../shared/messages/exam'
import { EXAM_THANKS, NO_DIAGNOSIS, notCertifiedReason } from '../../../shared/messages/examResult'
import { renewalHeldResult, tellUsOfIllness, type HeldRenewal } from '../../../shared/messages/renewalHeld'
import { scheduleChange } from '../../../shared/messages/scheduleChange'
import type { InspectionType } from '../../generated/resolvers'
import { returnLines, optionalNotice } from './checkMails'
import {
  composeMail,
  type MailContext,
  dateText,
  toMyPage,
  toRefusal,
  toFloraApplication,
} from './composeMail'

/** Day of the registration or renewal test, and its hour (09:30) if known. */
type ExamScheduledParams = { date: JapaneseDate; time: string | null; type: InspectionType }

/** M12, with the calendar file. Does not name the kit, for privacy. */
export function examScheduledMail({ date, time, type }: ExamScheduledParams, context: MailContext) {
  const { hospital, chat } = context.texts
  const guide = examGuide(context.texts, type, time)
  return composeMail(context, `日程のお知らせ：${dateText(date)}`, [
    '検査の日程が決まりました。',
    { label: '日にち', value: dateText(date) },
    { label: '時間', value: guide.time },
    { label: '会場', value: guide.place },
    { label: '地図を見る', url: hospital.mapUrl, quiet: true },
    { label: '会場の電話', value: `${hospital.tel}　${hospital.hours}` },
    { label: '当日のお食事', value: hospital.fasting },
    '持ち物などの当日のご案内は、マイページでご覧いただけます。',
    toMyPage(context),
    '変更をご希望の場合は、電話またはチャットでご連絡ください。',
    { label: '連絡先', value: contactLine(context.texts) },
    { label: scheduleChange(context.texts).openChat, url: chat.url, quiet: true },
    'カレンダーに追加できるファイルを添付しています。',
  ])
}

/** Donors should report an illness after a donation too. */
const tellChanges =
  '体調が変わったときや、薬を飲みはじめたときは、お越しのあとでも、マイページの「体調が変わったとき」からお知らせください。'

type CertifiedParams = { expiration: JapaneseDate }

/** M15. Same subject as M16, so that a locked screen does not reveal the result. */
export const certifiedMail = ({ expiration }: CertifiedParams, context: MailContext) =>
  composeMail(context, 'お手続きの結果について', [
    'このたび、ドナーとして認定しましたので、お知らせします。ここまでのお手続き、ありがとうございました。',
    { label: '有効期限', value: dateText(expiration) },
    'マイページにドナー証をご用意しました。お越しになる前に「献便の前に」をご確認ください。',
    tellChanges,
    toMyPage(context),
  ])

type NotCertifiedParams = {
  renewal: boolean
  /** Absent in mails requested by older versions. */
  retryFrom?: JapaneseDate
  reason?: NotCertifiedReason | null
}

const result = (renewal: boolean) =>
  renewal
    ? 'このたびは、更新の認定に至りませんでした。これまでの協力金は、あらためてご案内します。'
    : 'このたびは、ドナーの認定に至りませんでした。'

/** M16, with the calendar file: the reason in one general sentence, no findings. */
export const notCertifiedMail = ({ renewal, retryFrom, reason }: NotCertifiedParams, context: MailContext) =>
  composeMail(context, 'お手続きの結果について', [
    `${result(renewal)}${EXAM_THANKS}`,
    `${notCertifiedReason(reason ?? null)}${NO_DIAGNOSIS}`,
    ...(retryFrom ? returnLines(retryFrom) : []),
    toMyPage(context),
    `ご質問は事務局（${contactLine(context.texts)}）で承ります。`,
  ])

/** `days` until the last valid day: 28, or fewer when the test was entered late. */
type RenewalBeginsParams = { expiration: JapaneseDate; days: number }

const timeLeft = (days: number) => (days === 28 ? '4週間となりました。' : `あと${days}日となりました。`)

/** M13. */
export const renewalBeginsMail = ({ expiration, days }: RenewalBeginsParams, context: MailContext) =>
  composeMail(context, '更新手続きのご案内', [
    `いつもご協力いただき、ありがとうございます。有効期限の${dateText(expiration)}${
      days > 0 ? `まで、${timeLeft(days)}` : 'となりました。'
    }続けてご協力いただける場合は、マイページからオンラインチェックにお答えください。`,
    toMyPage(context),
    '期限までは、これまでどおりご利用いただけます。',
  ])

/** The last day to answer. */
type RenewalReminderParams = { date: JapaneseDate }

/** M17. */
export const renewalReminderMail = ({ date }: RenewalReminderParams, context: MailContext) =>
  composeMail(context, 'オンラインチェックのご案内', [
    `更新のためのオンラインチェックに、まだお答えいただいていません。更新をご希望の場合は、${dateText(date)}までにお願いします。`,
    toMyPage(context),
    '更新を希望されない場合、お手続きは必要ありません。',
  ])

type RenewalHeldParams = HeldRenewal

/** After a failed renewal check, with a calendar file if there is a day. */
export function renewalHeldMail(held: RenewalHeldParams, context: MailContext) {
  const { text, next } = renewalHeldResult.paused(held)
  return composeMail(context, 'お手続きの結果について', [
    'オンラインチェックにお答えいただき、ありがとうございました。',
    ...text,
    next,
    toRefusal(context, true),
    ...tellUsOfIllness(context.texts),
  ])
}

type RenewedParams = { expiration: JapaneseDate }

/** M18. */
export const renewedMail = ({ expiration }: RenewedParams, context: MailContext) =>
  composeMail(context, '更新のお手続きが完了しました', [
    '更新のお手続きが完了しました。引き続きのご協力に、心よりお礼申し上げます。',
    { label: '新しい有効期限', value: dateText(expiration) },
    tellChanges,
    toMyPage(context),
  ])

/** `days` until the last valid day. */
type ExpiresSoonParams = { expiration: JapaneseDate; days: number }

/** M19. */
export const expiresSoonMail = ({ expiration, days }: ExpiresSoonParams, context: MailContext) =>
  composeMail(context, `有効期限のお知らせ：${dateText(expiration)}`, [
    `有効期限の${dateText(expiration)}まで、あと${days}日となりました。更新をご希望で、お手続きがお済みでない場合は、マイページをご覧ください。`,
    toMyPage(context),
  ])

type DonorStatusEndedParams = { expiration: JapaneseDate; rewardsDue: boolean }

/** M20. */
export const donorStatusEndedMail = (params: DonorStatusEndedParams, context: MailContext) =>
  composeMail(context, '有効期間終了のお知らせ', [
    `${dateText(params.expiration)}をもって、有効期間が終わりました。これまでのご協力、ありがとうございました。`,
    ...(params.rewardsDue ? ['協力金のお渡しについては、あらためてご案内します。'] : []),
    toMyPage(context),
  ])

/** First and last day of the closed period, its donations, and whole yen. */
type RewardsDueParams = { from: JapaneseDate; to: JapaneseDate; count: number; amountYen: number }

/** M21. */
export const rewardsDueMail = ({ from, to, count, amountYen }: RewardsDueParams, context: MailContext) =>
  composeMail(context, 'お渡し内容が確定しました', [
    `${dateText(from)}から${dateText(to)}までの協力金が確定しました。`,
    `${count}回、合計${amountYen.toLocaleString('ja-JP')}円分のギフトカード`,
    { label: 'お渡し方法', value: context.texts.rewards.method },
    '内訳はマイページでご覧いただけます。',
    toMyPage(context),
  ])

/** Whole yen. */
type RewardsPaidParams = { amountYen: number }

/** M22. */
export const rewardsPaidMail = ({ amountYen }: RewardsPaidParams, context: MailContext) =>
  composeMail(context, 'お渡しが完了しました', [
    `${amountYen.toLocaleString('ja-JP')}円分のギフトカードをお渡ししました。ご協力ありがとうございました。`,
    `内容に誤りがある場合は、事務局（${contactLine(context.texts)}）へご連絡ください。`,
  ])

/** The last day to apply. */
type FloraInvitationParams = { deadline: JapaneseDate }

/** M24, unless turned off. */
export const floraInvitationMail = ({ deadline }: FloraInvitationParams, context: MailContext) =>
  composeMail(context, `お申し込みのご案内：${dateText(deadline)}まで`, [
    `腸内フローラ検査にお申し込みいただけます。ご希望の方は、${dateText(deadline)}までにお手続きください。お申し込みは任意で、認定の判定には影響しません。`,
    toFloraApplication(context),
    ...optionalNotice(context),
  ])

type ReportSharedParams = Record<string, never>

/** M23. */
export const reportSharedMail = (_params: ReportSharedParams, context: MailContext) =>
  composeMail(context, '新しいレポートのお知らせ', [
    'お待たせしました。新しいレポートをご覧いただけます。ログインしてご確認ください。',
    toMyPage(context),
  ])

type ResultCorrectedParams = Record<string, never>

/** That something was put right, and not what: it may be read on a locked screen. */
export const resultCorrectedMail = (_params: ResultCorrectedParams, context: MailContext) =>
  composeMail(context, 'お知らせの訂正について', [
    '以前お知らせした内容に訂正がありました。ご心配をおかけし、申し訳ありません。',
    'いまの内容は、ログインしてご覧いただけます。次にお越しになる前に、必ずご確認ください。',
    toMyPage(context),
    `ご不明な点は事務局（${contactLine(context.texts)}）で承ります。`,
  ])
