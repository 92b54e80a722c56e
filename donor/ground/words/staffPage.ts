/** For staff who signed in to the donor app. */
export const staffPage = {
  h1: '会員の方のページです',
  advice:
    'スタッフ用のアカウントでログインしているため、会員のページはご利用になれません。お仕事は、管理画面で続けてください。',
  /** The error's catalogue text, which the office recognises. */
  shownAs: (error: string) => `エラーの表示：${error}`,
  console: '管理画面へ',
  signOut: 'ログアウトする',
} as const
