import { formatJapaneseDate } from '../../../../shared/facts/dates'
import type { DayChip } from './dayChips'

export const dayOfAnswer = {
  pick: '日にちを選ぶ',
  pickHint: '月と日を入力します',
  unknown: '正確な日はわからない',
  about: 'だいたいの日でかまいません。',
  unknownReads:
    '日によって待つ期間があるときは、お答えいただいた日から数えます。だいたいの日を選ぶと、早まることがあります。',
}

/** 2026年11月21日（土）とします。先週のうち、いちばん遅い日です。 */
export function chipReads({ label, first, counts }: DayChip): string {
  const day = `${formatJapaneseDate(counts)}とします。`
  return first === counts
    ? day
    : `${day}${label}のうち、いちばん遅い日です。日がわかるときは、選びなおしてください。`
}
