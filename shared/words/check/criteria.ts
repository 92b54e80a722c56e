import { AHEAD_YEARS } from '../../facts/terms'

/** The note of the program's own criteria. */
export const IMPORTED_NOTE = {
  Program: 'プログラムに付属する判定基準です。医師の承認を待っています。',
  Upgrade: 'これまで使っていた判定基準です。そのまま引き継ぎました。医師が承認した記録はありません。',
  Sample: '見本の判定基準です。見本の医師が承認したものとして使っています。実際の判定には使えません。',
} as const

// Refusals
export const CRITERIA_CHANGED = 'ほかの方が先に保存しました。最新の内容を確かめて、もう一度保存してください。'
export const CRITERIA_OTHER_CONTENT = '確かめた内容と、いまの内容がちがいます。もう一度確かめてください。'
export const CRITERIA_OTHER_IMPACT =
  '確かめたあとで、変わる人の試算がやり直されました。新しい試算を確かめて、もう一度承認してください。'
export const CRITERIA_HAS_DRAFT =
  '下書き、または承認を待っている版が、すでにひとつあります。そちらを終えてから始めてください。'
export const CRITERIA_NO_DRAFT = 'この版は下書きではないため、変えられません。'
export const CRITERIA_NOT_YOURS = '下書きを消せるのは、作成した方だけです。'
export const CRITERIA_NOT_WAITING = 'この版は、承認を待っていません。'
export const CRITERIA_NOT_SENT_BACK = 'この版は、承認も適用も待っていないため、差し戻せません。'
export const CRITERIA_NOT_PUSHED = 'この版は、いますぐ適用できません。下書きは、先に承認を求めてください。'
export const CRITERIA_IS_OWN =
  '作成した方や内容を変えた方は、承認も適用もできません。別の医師にお願いしてください。'
export const CRITERIA_FAULTY = '判定基準に、直すところがあります。'
export const CRITERIA_NOTHING_TO_COMPARE = '適用中の判定基準がないため、試算できません。'
export const CRITERIA_DAY = `適用を始める日は、今日から${AHEAD_YEARS}年以内の日にしてください。`
export const CRITERIA_NOT_SEEN = '確かめてから、チェックを入れてください。'
export const CRITERIA_NUMBER_DIFFERS = 'この版の番号を、そのまま入力してください。'
