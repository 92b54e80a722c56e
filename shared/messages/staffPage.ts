/** For staff who signed in among the members. */
export const staffPage = {
  h1: '会員の方のページです',
  advice:
    'スタッフ用のアカウントでログインしているため、会員のページはご利用になれません。お仕事は、管理画面で続けてください。',
  console: '管理画面へ',
  signOut: 'ログアウトする',
} as const
