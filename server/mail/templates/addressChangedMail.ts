import { contactLine } from '../../../shared/config'
import { composeMail, type MailContext } from './composeMail'

export type AddressChangedParams = Record<string, never>

/** To the address that was given up. The new one is not named: this mailbox may be somebody else's by now. */
export const addressChangedMail = (_params: AddressChangedParams, context: MailContext) =>
  composeMail(context, 'メールアドレスを変更しました', [
    'ご登録のメールアドレスを変更したため、変更前のアドレスにお知らせしています。今後のご連絡は、新しいアドレスにお送りします。',
    `お心当たりがない場合は、すぐに事務局（${contactLine(context.texts)}）までお知らせください。`,
  ])
