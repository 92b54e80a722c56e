import { HABIT_DAYS } from '../../facts/terms'
import type { UnusualMark } from '../../generated/schema'
import { japaneseMinuteOf } from '../../facts/dates'
import { unusualMarkLabels } from '../labels/caseLabels'

type Told = {
  mark: UnusualMark
  times: number
  from?: string | null
  people?: number | null
  habit?: number | null
}

const hourOf = (from: string) => `${Number(japaneseMinuteOf(new Date(from)).slice(11, 13))}時台`
const inNumbers = (people: number) => `${people.toLocaleString('ja-JP')}人`

/** ふだんより多くの方の記録を開いた：9時台に45人（ふだんの多い時間で12人） */
export function unusualWords({ mark, times, from, people, habit }: Told): string {
  const label = unusualMarkLabels[mark]
  if (!from || !people) return `${label}：${times}回`
  const usual = habit
    ? `ふだんの多い時間で${inNumbers(habit)}`
    : `これまでの${HABIT_DAYS}日には、見た記録がありません`
  return `${label}：${hourOf(from)}に${inNumbers(people)}（${usual}）`
}
