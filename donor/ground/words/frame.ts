/** Of what stands above and below every page. */
export const MENU_OPEN = 'メニュー'

export const frameTexts = {
  home: 'ホーム',
  about: '献便について',
  signup: '会員登録',
  login: 'ログイン',
} as const
