import { stages, type Stage } from '../../../shared/rules/person/stages'

export const stageNames = {
  registration: '会員登録',
  onlineCheck: 'オンラインチェック',
  guidance: 'ガイダンス',
  exam: 'ドナー登録検査',
  certification: '認定',
} as const satisfies Record<Stage, string>

/** 3/5 ガイダンス */
export const stageText = (stage: Stage) =>
  `${stages.indexOf(stage) + 1}/${stages.length} ${stageNames[stage]}`
