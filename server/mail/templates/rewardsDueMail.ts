import type { JapaneseDate } from '../../../shared/dates'
import { composeMail, type MailContext } from './composeMail'
import { dateText } from './mailDates'
import { toMyPage } from './mailLinks'

/** First and last day of the closed period, its donations, and whole yen. */
export type RewardsDueParams = { from: JapaneseDate; to: JapaneseDate; count: number; amountYen: number }

/** M21. */
export const rewardsDueMail = ({ from, to, count, amountYen }: RewardsDueParams, context: MailContext) =>
  composeMail(context, 'お渡し内容が確定しました', [
    `${dateText(from)}から${dateText(to)}までの協力金が確定しました。`,
    `${count}回、合計${amountYen.toLocaleString('ja-JP')}円分のギフトカード`,
    { label: 'お渡し方法', value: context.texts.rewards.method },
    '内訳はマイページでご覧いただけます。',
    toMyPage(context),
  ])
