/** Of the pages that every page's footer leads to. */
export const publicTitles = {
  '/trial_check': 'お試しチェック',
  '/terms': '利用規約',
  '/privacy_policy': 'プライバシーポリシー',
  '/handling_of_personal': '個人情報の取り扱いについて',
  '/procedures_for_disclosure': '開示等のご請求の手続き',
  '/criteria': 'オンラインチェックの判定基準',
  '/verify': '控えを確かめる',
} as const
