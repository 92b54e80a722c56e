/** Names of exported lists in the activity log. */
export const USERS_LABEL = '会員'
export const ACTIVITY_LABEL = '活動記録'

/** Filters that are no column. */
export const conditionLabels: ReadonlyMap<string, string> = new Map([
  ['q', '検索'],
  ['from', '開始日時'],
  ['to', '終了日時'],
  ['user_id', '会員'],
])
