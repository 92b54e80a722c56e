import { GUIDANCE_MINUTES } from '../../../shared/facts/terms'
import { formatJapaneseDate, type JapaneseDate } from '../../../shared/facts/dates'

export const CHOOSE_DAY_FIRST = 'カレンダーで日を選ぶと、時間が表示されます。'
export const CALENDAR_KEY = '土日・祝日と、年末年始などの休業日は休みです。'
/** Explains the places left on the days of a month. */
export const FEW_PLACES_KEY = '「あと2」は、あと2人まで予約できる日です。'
export const NO_TIME_CHOSEN = '日時を選んでください'
export const GUIDANCE_TAKES = `約${GUIDANCE_MINUTES}分`

/** The booking deadline and the last bookable day, two different dates. */
export const whenToBook = (deadline: JapaneseDate | null, last: JapaneseDate): string =>
  deadline
    ? `${formatJapaneseDate(deadline)}までに、${formatJapaneseDate(last)}までの日からお選びください。`
    : `${formatJapaneseDate(last)}までの日からお選びいただけます。`

export const DELETE_BOOKING_QUESTION = '予約をキャンセルする'

export const KEEP_BOOKING = '予約を残す'

export const WHERE_TO_DECLINE =
  'ご都合のよい日時がないときは、マイページで「今回は見送る」をお選びいただけます。'
