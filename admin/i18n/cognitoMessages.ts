import type { CognitoTranslationMessages } from 'ra-auth-cognito'
import { TOTP_HINT } from '../../shared/messages/notices'

/** The texts of ra-auth-cognito's own forms. */
export const cognitoMessages: CognitoTranslationMessages = {
  ra: {
    auth: {
      cognito: {
        mfa: {
          totp: {
            association_helper_text: TOTP_HINT,
            association_label: '認証アプリのコード',
            association_required: 'このアカウントでは認証アプリが必要です。QRコードを読み取ってください。',
            copy_totp_url_to_clipboard: '文字をコピーする',
            label: '認証アプリのコード',
          },
        },
        require_new_password: '続けるには、ご自身のパスワードを設定してください。',
      },
    },
  },
}
