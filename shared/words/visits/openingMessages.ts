import { CALENDAR_DAYS_MAX, OPENING_DAYS_MAX, OPENING_YEARS } from '../../facts/terms'
import { formatJapaneseDate, type JapaneseDate } from '../../facts/dates'

export const OPENING_CHANGED =
  'ほかの方が、受付の時間や休みを変更しました。最新の内容を確かめてから、もう一度お試しください。'
export const BOOKINGS_CHANGED =
  '確かめたあとに、予約が変わりました。もう一度、予約を確かめてから保存してください。'
export const BOOKINGS_NOT_DECIDED = '影響を受ける予約をどうするか選んでください'
export const DAYS_OUT_OF_ORDER = '終わりの日は、はじめの日以降にしてください'
export const DAY_IS_PAST = '今日以降の日を選んでください'
export const TOO_MANY_DAYS = `一度に変えられるのは${OPENING_DAYS_MAX}日分までです`
export const TOO_FAR = `${OPENING_YEARS}年先までの日を選んでください`
export const NO_HOURS = '時刻を1つ以上選んでください'
export const HOURS_TWICE = '同じ曜日の同じ時刻が二つあります'
export const CALENDAR_TOO_LONG = `一度に見られるのは${CALENDAR_DAYS_MAX}日分までです`
export const EXAM_DAY_CLOSED = '日曜・祝日・休みの日は、検査日にできません'

export const examDayFull = (date: JapaneseDate, capacity: number) =>
  `${formatJapaneseDate(date)}の検査は、定員の${capacity}名に達しています。別の日を選ぶか、検査日の定員を増やしてください。`
