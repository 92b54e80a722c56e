import { contactLine } from '../../../shared/config'
import { composeMail, type MailContext } from './composeMail'
import { toMyPage } from './mailLinks'

export type AddressCorrectedParams = Record<string, never>

/** To the new address, after the office has changed it for somebody who was identified. */
export const addressCorrectedMail = (_params: AddressCorrectedParams, context: MailContext) =>
  composeMail(context, 'メールアドレスの変更が完了しました', [
    'ご本人からのお申し出により、ご登録のメールアドレスをこのアドレスに変更しました。',
    '安全のため、すべての端末からログアウトしています。新しいメールアドレスと、これまでのパスワードでログインしてください。パスワードがわからないときは、ログイン画面から再設定していただけます。',
    toMyPage(context),
    `お心当たりがない場合は、事務局（${contactLine(context.texts)}）までお知らせください。`,
  ])
