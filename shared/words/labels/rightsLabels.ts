import type { RightsGround, RightsOutcome, RightsRequest, RightsRequestKind } from '../../generated/schema'
import { staffOnly, type FieldLabel } from './commonLabels'

export const rightsRequestLabels = {
  Disclosure: '開示',
  Correction: '訂正・追加・削除',
  StopUse: '利用・第三者提供の停止',
  Erasure: '消去',
  ThirdPartyRecord: '第三者提供の記録の開示',
  Purpose: '利用目的の通知',
} satisfies Record<RightsRequestKind, string>

export const rightsOutcomeLabels = {
  Whole: 'すべて応じる',
  Part: '一部に応じる',
  Refused: '応じない',
} satisfies Record<RightsOutcome, string>

/** The law's words (個人情報の保護に関する法律), with the article that says them. */
export const rightsGroundLabels = {
  HarmsSomebody:
    '本人または第三者の生命、身体、財産その他の権利利益を害するおそれがあるため（法第33条第2項第1号）',
  HindersWork: '業務の適正な実施に著しい支障を及ぼすおそれがあるため（法第33条第2項第2号）',
  BreaksLaw: 'ほかの法令に違反することとなるため（法第33条第2項第3号）',
  NotThere: 'ご請求の情報が存在しないため（法第33条第3項）',
  NotWrong: '内容が事実でないとは認められないため（法第34条第2項）',
  NotNeeded: '利用目的の達成に必要な範囲を超えるため（法第34条第2項）',
  OtherProcedure: 'ほかの法令に、訂正などの特別の手続きが定められているため（法第34条第2項）',
  NoCause: '利用の停止などを求める法令の理由があると認められないため（法第35条）',
  OtherMeasure:
    '停止や消去が困難であり、権利利益を守るために必要な、これに代わる措置をとるため（法第35条第2項ただし書、第4項ただし書、第6項ただし書）',
  PurposeKnown: '公表している内容から、利用目的が明らかであるため（法第32条第2項第1号）',
  PurposeHarms:
    'お知らせすることで、本人や第三者の権利利益、事業者の正当な利益、または国の機関などの事務を害するおそれがあるため（法第32条第2項第2号）',
  NotIdentified: 'ご本人、または代理人であることを確認できないため（法第37条）',
  FeeUnpaid: '手数料をお支払いいただいていないため（法第38条）',
} satisfies Record<RightsGround, string>

export const rightsLabels = {
  Kind: staffOnly('請求すること'),
  OnPaper: staffOnly('回答の方法'),
  IdentityOn: staffOnly('本人確認'),
  IdentityDocument: staffOnly('本人確認書類'),
  FeeYen: staffOnly('手数料'),
  FeePaidOn: staffOnly('手数料の入金日'),
  Outcome: staffOnly('回答'),
  Grounds: staffOnly('理由'),
  WithdrawnOn: staffOnly('取り下げた日'),
} satisfies Record<keyof Omit<RightsRequest, '__typename'>, FieldLabel>

const namesOf = <K extends string>(labels: Readonly<Record<K, string>>) => Object.keys(labels) as K[]

export const rightsRequestKinds = namesOf(rightsRequestLabels)
export const rightsOutcomes = namesOf(rightsOutcomeLabels)
export const rightsGrounds = namesOf(rightsGroundLabels)
