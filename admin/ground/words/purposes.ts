import { REVIEW_DAYS } from '../../../shared/rules/records/cases/facts'
import type { ReadPurpose } from '../../../shared/generated/schema'
import { PURPOSE_NOTE_MIN, purposeOf } from '../../../shared/rules/records/reads'

/** Purposes to choose from, for opening a record outside of a work. */
export const chosenPurposeLabels = {
  judgement: '判定・安全の確認',
  inquiry: 'お問い合わせへの対応',
  interview: '面談の準備',
  correction: '記録の訂正',
  audit: '監査',
  emergency: '緊急',
} as const satisfies Partial<Record<ReadPurpose, string>>

export type ChosenPurpose = keyof typeof chosenPurposeLabels

export const isChosenPurpose = (name: string): name is ChosenPurpose =>
  Object.hasOwn(chosenPurposeLabels, name)

/** True if somebody chose the purpose; false for what an act itself is, and where nobody was asked. */
export const wasChosen = (purpose: ReadPurpose | null, operation: string): boolean =>
  purpose !== null && isChosenPurpose(purpose) && purposeOf(operation) !== purpose

export const purposeWords = {
  title: 'この方の記録を開く目的',
  titleOfLists: '一覧で健康に関する記録を開く目的',
  titleOfFile: '健康に関する記録を書き出す目的',
  titleOfEmergency: '緊急に健康の記録を開く',
  kept: '選んだ目的は記録に残り、ご本人も「記録を見た人」で確認できます。',
  emergency: `ほかの管理者にすぐにメールで知らせ、監査の担当者が${REVIEW_DAYS}日以内に確認します。ご本人にも「緊急」として表示されます。`,
  note: 'すぐに確認が必要な理由',
  noteMissing: `すぐに確認が必要な理由を、${PURPOSE_NOTE_MIN}文字以上で入力してください。`,
  open: '記録を開く',
  export: '書き出す',
  openHealth: '健康に関する記録を開く',
  notChosen: '目的は選ばれていません',
  ofAct: '手続きそのもの',
  inForce: '開いた目的',
  change: '変更',
  openInEmergency: '緊急に健康の記録を開く',
  banner: '緊急として記録を開いています',
  told: `ほかの管理者にメールで知らせました。監査の担当者が${REVIEW_DAYS}日以内に確認し、ご本人にも「緊急」として表示されます。`,
  endEmergency: '緊急の閲覧を終える',
} as const
