import { specimenLabels } from '../../rules/criteria/ruleWords'
import type { Specimen } from '../../generated/schema'
import { inspectionDetailLabels } from './floraLabels'
import { userProfileLabels } from './userProfileLabels'

/** By field of `recordIntestinalFloraTest`. */
export const floraResultColumns = {
  SampleId: inspectionDetailLabels.SampleId.admin,
  ExamDate: '検査日',
  DiversityScore: inspectionDetailLabels.DiversityScore.admin,
  Enterotype: inspectionDetailLabels.Enterotype.admin,
  IntestinalFloraComposition: inspectionDetailLabels.IntestinalFloraComposition.admin,
} as const

export const payoutColumns = {
  DonorId: userProfileLabels.DonorId.admin,
  Name: '氏名',
  Furigana: 'フリガナ',
  ZipCode: userProfileLabels.ZipCode.admin,
  Address: '住所',
  Contact: '連絡先（退会した方）',
  From: '期間の初め',
  Period: '期間の終わり',
  Count: '献便回数',
  AmountYen: '金額（円）',
  Reason: 'お渡しの理由',
} as const

export const payoutReasonLabels = {
  Renewed: '更新による期間の終わり',
  NotCertified: '更新検査で認定なし',
  Expired: '有効期間の終わり',
  Left: '退会・削除',
} as const

export const PAYOUTS_LABEL = '協力金のお渡し一覧'

/** 血液を採った日 */
export const specimenDayLabel = (specimen: Specimen) => `${specimenLabels[specimen]}を採った日`

/** Of a laboratory's table, one row a person; a column for each analyte of the criteria in force follows, by its name. */
export const panelColumns = {
  Person: 'ドナー番号か会員ID',
  Test: '検査',
  Laboratory: '検査機関',
  Blood: specimenDayLabel('Blood'),
  Stool: specimenDayLabel('Stool'),
  Saliva: specimenDayLabel('Saliva'),
} as const
