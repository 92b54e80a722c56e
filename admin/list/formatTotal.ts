/** The API counts to 10,000 and then returns 10,001. */
export const COUNTED_UP_TO = 10_000

/** 1,204件; 10,000件以上 */
export const formatTotal = (total: number, unit: '人' | '件') =>
  `${Math.min(total, COUNTED_UP_TO).toLocaleString('ja-JP')}${unit}${total > COUNTED_UP_TO ? '以上' : ''}`
