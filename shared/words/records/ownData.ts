/** Section titles in the member's data file. */
export const ownDataTitles = {
  exportedAt: '書き出した日時',
  profile: '登録情報',
  checks: 'オンラインチェック',
  answerCorrections: 'オンラインチェックの答えの訂正',
  guidances: 'ガイダンス',
  pauses: 'ご案内の保留',
  consents: '同意書',
  screenings: '検査記録',
  clearings: '認定の前に確かめたこと',
  condition: 'お知らせいただいた体調',
  donations: '献便の記録',
  units: 'お預かりした便',
  rewards: '協力金',
  floraTests: '腸内フローラ検査',
  corrections: '訂正の記録',
  cases: '閲覧についてのお申し出',
  notes: '事務局のやりとりの記録',
  mails: 'お送りしたメール',
  values: '変更の前と後',
  log: '手続きの記録',
  passkeys: 'パスキー',
  security: 'ログインと安全の記録',
  reads: '記録を見た人',
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
  corrected: '訂正したもの',
  mailKind: 'メールの種類',
  sentAt: '送信した日時',
  mailSubject: '件名',
  mailText: '本文',
  loggedAt: '日時',
  logged: 'できごと',
  actor: '行った人',
  changedRecord: '変わったもの',
  times: '回数',
  passkey: '名前',
  passkeyMade: '登録した日時',
  passkeyUsed: '最後に使った日時',
  whatWasRead: '見た内容',
  readFor: '見た目的',
  network: '接続元（短縮したアドレス）',
  conditionKind: '種類',
  saidAt: 'お知らせいただいた日時',
  said: '内容',
  cameOfIt: '結果',
  decidedAt: '確かめた日時',
  why: '理由',
  words: '事務局からのひとこと',
  conditionOutcome: '献便について',
} as const

export const NOTE_REMOVED = '（削除しました）'

/** Actors of log entries; all staff are shown as the office. */
export const actorLabels = { self: 'ご本人', office: '事務局', system: '自動処理' } as const

export const rewardKindLabels = { Donation: '献便の協力金', RenewalBonus: '更新加算' } as const

/** Head of the table: part, number within it, item, content. */
export const ownDataColumns = ['区分', '番号', '項目', '内容'] as const
