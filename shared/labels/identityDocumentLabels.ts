import type { IdentityDocument } from '../generated/schema'

export const identityDocumentLabels = {
  DriversLicense: '運転免許証',
  MyNumberCard: 'マイナンバーカード',
  Passport: 'パスポート',
  ResidenceCard: '在留カード・特別永住者証明書',
  HealthInsurance: '健康保険の資格確認書',
  Other: 'その他の書類',
} satisfies Record<IdentityDocument, string>

export const identityDocuments = [
  'DriversLicense',
  'MyNumberCard',
  'Passport',
  'ResidenceCard',
  'HealthInsurance',
  'Other',
] as const satisfies readonly IdentityDocument[]
