import { contactLine } from '../../../shared/config'
import { composeMail, type MailContext } from './composeMail'
import { toMyPage } from './mailLinks'

export type NotCertifiedParams = { renewal: boolean }

const result = (renewal: boolean) =>
  renewal
    ? 'このたびは、更新の認定に至りませんでした。これまでの協力金は、あらためてご案内します。'
    : 'このたびは、ドナーの認定に至りませんでした。'

/** M16: no findings and no reason. */
export const notCertifiedMail = ({ renewal }: NotCertifiedParams, context: MailContext) =>
  composeMail(context, 'お手続きの結果について', [
    `${result(renewal)}検査のためにお時間をいただき、ありがとうございました。`,
    '今後のご案内はマイページをご覧ください。',
    toMyPage(context),
    `ご質問は事務局（${contactLine(context.texts)}）で承ります。`,
  ])
