/** The five beads of my page. */
export const stageNames = ['会員登録', 'オンラインチェック', 'ガイダンス', 'ドナー登録検査', '認定'] as const

/** 3/5 ガイダンス; `stage` counts from 1. */
export const stageText = (stage: 1 | 2 | 3 | 4 | 5) => `${stage}/5 ${stageNames[stage - 1]}`
