/** For a confirmation that started in another browser. */
export const addressConfirmation = {
  h1: 'メールアドレスの確認',
  notSent:
    '会員登録でメールアドレスを入力していただくと、6桁の確認コードをお送りします。コードをお持ちの方は、次の画面で入力してください。',
  notConfirmed:
    '確認がお済みの方は、ログインしてお進みください。はじめての方は、会員登録からお手続きください。',
  toSignUp: '会員登録へ進む',
  waiting: (email: string) =>
    `${email}の確認がまだ済んでいません。以前に届いたコードを入力するか、「コードを再送する」で新しいコードを受け取ってください。`,
  enterCode: 'メールで届いた6桁のコードを入力してください。',
} as const

export const codeSentTo = (email: string) =>
  `${email}に6桁のコードを送りました。届かないときは、迷惑メールフォルダーをご確認ください。`

export const ENTER_ADDRESS_AGAIN = 'メールアドレスを入力し直す'
