import type {
  GuidancePointKind,
  GuidanceVisit,
  Guidance,
  GuidanceStatus,
  Consent,
  ConsentDocument,
  ConsentSignature,
  ConsentVersionKind,
  IdentityDocument,
  SignatureKind,
} from '../../generated/schema'
import { type CommonField, each, kitNumberLabel, same, staffOnly, type FieldLabel } from './commonLabels'

export const guidanceLabels = {
  Status: each('状態', '予約の状態'),
  ZohoBookingId: staffOnly('外部予約ID'),
  GuidanceInvitedAt: each('案内日時', 'ご案内した日'),
  ReservedAt: each('予約日時', 'ガイダンスの日時'),
  DeadlineAt: each('予約の期限', '予約の期限'),
  ConsentVersion: same('同意書の版'),
  KitNumber: kitNumberLabel,
} satisfies Partial<Record<keyof Guidance, FieldLabel>>

export const consentVersionKindLabels: Record<ConsentVersionKind, string> = {
  Minor: '軽微',
  Major: '重要',
}

/** A booked hour on the day sheet. */
export const guidanceVisitLabels = {
  StartAt: each('時刻', 'ガイダンスの日時'),
  Status: each('参加・欠席', '参加・欠席'),
  CheckedInAt: each('来所', '来所した日時'),
  Points: staffOnly('当日うかがうこと'),
} satisfies Partial<Record<keyof GuidanceVisit, FieldLabel>>

export const MISSED_HOUR = 'ご参加を確認できなかった日時'
export const DECLINED = 'ご案内を見送られた日時'
export const PAUSED_SINCE = '保留にした日時'
export const PAUSED_UNTIL = 'ご案内を受ける月の初日'
export const PAUSE_ENDED = '保留をやめた、または変えた日時'

export const guidancePointLabels = {
  MustClear: '認定の前に確かめること',
  Unknown: 'わからない',
  InPerson: '対面で話したい',
  Ask: 'うかがうこと',
} satisfies Record<GuidancePointKind, string>

/** 残り2名 */
export const remainingPlaces = (count: number) => `残り${count}名`

export const guidanceStatusLabels = {
  Invited: each('案内済み', '予約できます'),
  Reserved: same('予約済み'),
  Attended: same('参加済み'),
  NoShow: each('欠席', 'ご参加を確認できませんでした'),
  Cancelled: same('キャンセル済み'),
} satisfies Record<GuidanceStatus, FieldLabel>

export const consentLabels = {
  ConsentedAt: each('署名した日', '署名した日'),
  IdentityDocument: each('本人確認書類', '本人確認に使った書類'),
  EndedAt: each('終わった日', '効力が終わった日'),
  Withdrawn: same('撤回'),
  Document: same('同意書'),
  Signature: same('署名'),
} satisfies Record<Exclude<keyof Consent, CommonField>, FieldLabel>

export const consentSignatureLabels = {
  Kind: same('署名のしかた'),
  SignedAt: each('署名・読み取りの日時', '署名の日時'),
  CopySha256: each('控えのSHA-256', '控えの照合値（SHA-256）'),
  ExplainedAt: each('すべての項目を説明した日時', '説明を受けた日時'),
  Questions: each('ご質問と答え', 'ご質問と答え'),
} satisfies Record<keyof ConsentSignature, FieldLabel>

export const signatureKindLabels: Record<SignatureKind, string> = {
  Drawn: '画面に手書き',
  Typed: '名前の入力',
  Paper: '紙に署名',
}

export const consentDocumentLabels = {
  Version: same('版'),
  Title: same('文書'),
  EffectiveFrom: same('適用開始'),
  Sha256: each('SHA-256', 'ファイルの照合値（SHA-256）'),
  Content: same('本文'),
} satisfies Record<keyof ConsentDocument, FieldLabel>

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
