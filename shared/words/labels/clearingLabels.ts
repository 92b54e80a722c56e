import type { ClearingFinding } from '../../generated/schema'

/** In forms, and in own data. */
export const clearingLabels = {
  QuestionId: '質問',
  Finding: '確かめた結果',
  Note: 'メモ',
  Until: 'もう一度お答えいただける日',
  ClearedAt: '記録した日時',
} as const

/** Findings about a point of a check. */
export const clearingFindingLabels = {
  NoConcern: 'お話をうかがい、問題がないことを確かめた',
  SeenOnDocument: '診療記録や検査結果で確かめた',
  AskedDoctor: '主治医に確かめた',
  AnsweredByMistake: '答えの思い違いだった',
  Reopened: 'もう一度確かめる',
  Upheld: '確かめた結果、いまはお願いできない',
} satisfies Record<ClearingFinding, string>

const isFinding = (name: string): name is ClearingFinding => Object.hasOwn(clearingFindingLabels, name)

export const clearingFindings: readonly ClearingFinding[] =
  Object.keys(clearingFindingLabels).filter(isFinding)
