/** Names of the parts of one's own data, as they stand in the files that a member takes away. */
export const ownDataTitles = {
  exportedAt: '書き出した日時',
  profile: '登録情報',
  checks: 'オンラインチェック',
  guidances: 'ガイダンス',
  screenings: '検査記録',
  donations: '献便の記録',
  rewards: '協力金',
  floraTests: '腸内フローラ検査',
  mails: 'お送りしたメール',
} as const

export const ownDataLabels = {
  answersSaved: '回答の状態',
  draft: '回答の途中',
  sent: '送信済み',
  ongoing: '終わりの日',
  rewardKind: '種類',
  rewardStage: '段階',
  cancelled: '取り消し',
  amount: '金額（円）',
  recordedAt: '記録した日時',
  mailKind: 'メールの種類',
  sentAt: '送信した日時',
} as const

export const rewardKindLabels = { Donation: '献便の協力金', RenewalBonus: '更新加算' } as const

/** Head of the table: part, number within it, item, content. */
export const ownDataColumns = ['区分', '番号', '項目', '内容'] as const
