import { contactLine } from '../../../shared/config'
import { composeMail, type MailContext } from './composeMail'

/** Whole yen. */
export type RewardsPaidParams = { amountYen: number }

/** M22. */
export const rewardsPaidMail = ({ amountYen }: RewardsPaidParams, context: MailContext) =>
  composeMail(context, 'お渡しが完了しました', [
    `${amountYen.toLocaleString('ja-JP')}円分のギフトカードをお渡ししました。ご協力ありがとうございました。`,
    `内容に誤りがある場合は、事務局（${contactLine(context.texts)}）へご連絡ください。`,
  ])
