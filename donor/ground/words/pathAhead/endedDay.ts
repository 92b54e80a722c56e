import { formatJapaneseDate, isRealDate, type JapaneseDate } from '../../../../shared/facts/dates'

/** Why a day cannot be the end of what went on; null if it can. */
export function endedDayError(
  day: string,
  { answeredOn, today }: { answeredOn: JapaneseDate; today: JapaneseDate },
): string | null {
  if (!isRealDate(day)) return '実在する日付を入力してください'
  if (day > today) return 'まだ来ていない日です。終わってから入力してください'
  if (day < answeredOn)
    return `お答えいただいた${formatJapaneseDate(answeredOn)}からあとの日付を入力してください`
  return null
}
