import type { ReadClass } from '../../rules/records/reads'
import type { ReadPurpose } from '../../generated/schema'

/** Each follows 「目的：」. */
export const readPurposeLabels: Record<ReadPurpose, string> = {
  judgement: '検査の判定や安全の確認',
  reception: '来室の受付',
  payout: '協力金のお渡し',
  inquiry: 'ご本人からの問い合わせ',
  interview: 'ガイダンスや面談の準備',
  correction: '記録の訂正',
  audit: '監査',
  emergency: '緊急の対応',
  browse: '一覧や日々の手続き',
}

/** Rows of before purposes were kept. */
export const READ_WITHOUT_PURPOSE = readPurposeLabels.browse

export const readClassLabels: Record<ReadClass, string> = {
  Identity: 'お名前や生年月日など',
  Contact: '連絡先',
  Health: '健康に関すること',
  Eligibility: 'オンラインチェックの結果がわかること',
  Flora: '腸内フローラ',
  Money: '協力金',
  Material: 'お預かりした便',
  StaffNotes: '事務局の記録',
}
