/** How lists without a label of their own are named in the activity log when they are written out. */
export const USERS_LABEL = '会員'
export const ACTIVITY_LABEL = '活動記録'

/** Conditions of lists that are no column of theirs. */
export const conditionLabels: ReadonlyMap<string, string> = new Map([
  ['q', '検索'],
  ['from', '開始日時'],
  ['to', '終了日時'],
  ['user_id', '会員'],
])
