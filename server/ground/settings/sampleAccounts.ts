/** Printed at the start; never in production. */
export const SAMPLE_ACCOUNTS = [
  ['admin@example.com', '管理者・医師'],
  ['support@example.com', 'サポート（閲覧とメモ）'],
  ['physician@example.com', '医師'],
  ['reception@example.com', '受付'],
  ['coordinator@example.com', 'コーディネーター'],
  ['finance@example.com', '経理'],
  ['auditor@example.com', '監査担当'],
  ['donor@example.com', '認定され、献便している会員'],
  ['waiting@example.com', 'ガイダンスの案内を待っている会員'],
  ['applicant@example.com', '登録が済んだ会員（オンラインチェックはこれから）'],
] as const

export const SAMPLE_COLLEAGUES = [
  'satomi.homma@example.com',
  'daisuke.sugawara@example.com',
  'megumi.abe@example.com',
] as const

export const SAMPLE_PASSWORD = 'Demo-Passw0rd'
