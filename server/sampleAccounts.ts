/** Printed at the start; never in production. */
export const SAMPLE_ACCOUNTS = [
  ['admin@example.com', '管理者'],
  ['support@example.com', 'サポート（閲覧のみ）'],
  ['donor@example.com', '認定され、献便している会員'],
  ['waiting@example.com', 'ガイダンスの案内を待っている会員'],
  ['applicant@example.com', '登録が済んだ会員（オンラインチェックはこれから）'],
] as const

export const SAMPLE_PASSWORD = 'Demo-Passw0rd'
