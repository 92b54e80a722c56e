export const proofTexts = {
  title: 'ご本人の確認',
  lead: 'ご本人の確認のため、いまのパスワードを入力してください。入力した内容は残っています。',
  password: 'いまのパスワード（ご本人の確認）',
  confirm: '確認して続ける',
  stop: 'やめる',
  /** The form does not ask for the address. */
  refused: (message: string) => message.replace('メールアドレスまたはパスワード', 'パスワード'),
} as const
