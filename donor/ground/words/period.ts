import { formatJapaneseDate, type JapaneseDate } from '../../../shared/facts/dates'

/** Replaces 今回の有効期間の献便 after the certification has ended. */
export const LAST_PERIOD_DONATIONS = '最後の有効期間の献便'
export const PERIOD_REWARD = '今回の協力金の見込み'
export const RENEWAL_BONUS = '更新で認定されたときの加算'
/** 9回（これまで18回） */
export const periodCount = (latest: number, total: number) => `${latest}回（これまで${total}回）`
/** 更新は2026年12月24日（木）から */
export const renewalFrom = (date: JapaneseDate) => `更新は${formatJapaneseDate(date)}から`
export const PERIOD_COUNT = '今回の献便'
export const COUNTS = '献便の回数'

export const BONUS_UNLIKELY = '付かない見込みです'
export const endsUnrenewed = (expiration: JapaneseDate) =>
  `事務局からのご連絡がなければ、この認定は${formatJapaneseDate(expiration)}で終わります。`
