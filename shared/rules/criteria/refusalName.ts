/** The reason of a judgement without a reason: every version has it. */
export const OVERALL = 'Overall'

/** For names that a physician adds. */
export const REFUSAL_NAME_MAX = 40

/** For staff: the program's own reasons. */
const names: Readonly<Record<string, string>> = {
  SampleTest: '検査の結果が基準に合わない',
  Interview: '問診の内容が基準に合わない',
  Incomplete: '判定に必要な結果がそろわない',
  [OVERALL]: '検査と問診を総合した判断',
}

/** The name of a reason after a hospital test; a reason added by a physician is its own name. */
export const refusalName = (id: string): string => (Object.hasOwn(names, id) ? (names[id] ?? id) : id)
