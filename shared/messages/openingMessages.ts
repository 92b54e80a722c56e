export const OPENING_CHANGED =
  'ほかの方が、受付の時間や休みを変更しました。最新の内容を確かめてから、もう一度お試しください。'
export const BOOKINGS_CHANGED =
  '確かめたあとに、予約が変わりました。もう一度、予約を確かめてから保存してください。'
export const BOOKINGS_NOT_DECIDED = '影響を受ける予約をどうするか選んでください'
export const DAYS_OUT_OF_ORDER = '終わりの日は、はじめの日以降にしてください'
export const DAY_IS_PAST = '今日以降の日を選んでください'
export const TOO_MANY_DAYS = '一度に変えられるのは92日分までです'
export const TOO_FAR = '2年先までの日を選んでください'
export const HOURS_TWICE = '同じ曜日の同じ時刻が二つあります'
