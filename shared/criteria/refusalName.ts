/** What a judgement without a reason says: every version has it. */
export const OVERALL = 'Overall'

/** Of what a physician adds. */
export const REFUSAL_NAME_MAX = 40

/** For staff: the reasons that the program comes with. */
const names: Readonly<Record<string, string>> = {
  SampleTest: '検査の結果が基準に合わない',
  Interview: '問診の内容が基準に合わない',
  Incomplete: '判定に必要な結果がそろわない',
  [OVERALL]: '検査と問診を総合した判断',
}

/** A reason after a hospital test by its name; what a physician has added is called as she called it. */
export const refusalName = (id: string): string => (Object.hasOwn(names, id) ? (names[id] ?? id) : id)
