import type { Consent, ConsentDocument } from '../generated/schema'
import type { CommonField } from './commonLabels'
import { each, same, type FieldLabel } from './fieldLabel'

export const consentLabels = {
  ConsentedAt: each('署名した日', '署名した日'),
  IdentityDocument: each('本人確認書類', '本人確認に使った書類'),
  EndedAt: each('終わった日', '効力が終わった日'),
  Withdrawn: same('撤回'),
  Document: same('同意書'),
} satisfies Record<Exclude<keyof Consent, CommonField>, FieldLabel>

export const consentDocumentLabels = {
  Version: same('版'),
  Title: same('文書'),
  EffectiveFrom: same('適用開始'),
  Sha256: each('SHA-256', 'ファイルの照合値（SHA-256）'),
  Content: same('本文'),
} satisfies Record<keyof ConsentDocument, FieldLabel>
