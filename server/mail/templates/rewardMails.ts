import type { JapaneseDate } from '../../../shared/dates'
import { composeMail, type MailContext } from './composeMail'
import { dateText, toMyPage } from './mailLine'
import { contactLine } from '../../../shared/config'

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
