import type {
  AffectedHow,
  BookingConflict,
  BookingsThen,
  DayChange,
  ExamConflict,
  OpeningDay,
} from '../../generated/schema'

export const openingDayLabels = {
  Monday: '月',
  Tuesday: '火',
  Wednesday: '水',
  Thursday: '木',
  Friday: '金',
  Saturday: '土',
  Sunday: '日',
  Holiday: '祝日',
} satisfies Record<OpeningDay, string>

export const dayChangeLabels = {
  Closed: '1日休みにする',
  ClosedFrom: '途中から休みにする',
  Capacity: '1時間の定員を変える',
  Extra: '臨時の時間を加える',
  Usual: '通常どおりに戻す',
} satisfies Record<DayChange, string>

export const bookingsThenLabels = {
  Keep: '予約はそのまま残す',
  Cancel: '予約を取り消し、日時の選び直しをお願いするメールを1通ずつ送る',
} satisfies Record<BookingsThen, string>

export const affectedHowLabels = {
  Closed: '休みになる時間です',
  OverCapacity: '定員を超えます',
} satisfies Record<AffectedHow, string>

/** Why an hour of the guidance cannot be chosen. */
export const bookingConflictLabels = {
  TooSoon: '始まった時間は選べません。これからの時間を選んでください',
  TooLate: '予約を受け付ける期間より先の日です。もっと早い日を選んでください',
  Closed: '休みの日、または受け付けていない時間です。別の時間を選んでください',
  Full: 'この時間は、定員に達しています。別の時間を選んでください',
} satisfies Record<BookingConflict, string>

/** Why a test cannot stay at its time. */
export const examConflictLabels = {
  Past: '検査日を過ぎています',
  AfterExpiry: '有効期限のあとです',
  Closed: '日曜・祝日または休みの日です',
  Full: '病院の定員を超えています',
  TwoAtOnce: '同じ時刻にほかの方がいます',
} satisfies Record<ExamConflict, string>

/** The same for a day being chosen. */
export const examDayConflictLabels = {
  Past: '過ぎた日です。今日以降の日を選んでください',
  AfterExpiry: '有効期限のあとの日です。期限までの日を選んでください',
  Closed: '日曜・祝日または休みの日です。別の日を選んでください',
  Full: 'この日は、病院の定員に達しています',
  TwoAtOnce: '同じ時刻に、ほかの方の検査が決まっています',
} satisfies Record<ExamConflict, string>

export const openingFields = {
  From: 'はじめの日',
  To: '終わりの日',
  Change: '変えること',
  ClosedFrom: '休みにする時刻',
  Capacity: '1時間の定員',
  ExtraHours: '臨時に行う時刻',
  ClosesExams: '病院の検査も行わない',
  Reason: '理由（事務局のメモ）',
  Hours: '曜日ごとの時間と定員',
  YearlyClosed: '毎年の休み',
  Place: '場所',
  Time: '時刻',
  Dates: '検査日',
  ExamCapacity: '1日の定員',
} as const
