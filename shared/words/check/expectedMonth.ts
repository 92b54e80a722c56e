import { formatMonth } from '../../facts/dates'
import type { ExpectedMonths } from '../../generated/schema'

/** 2027年1月ごろ; 2027年1月〜3月ごろ; 2026年12月〜2027年2月ごろ; 2027年3月以降（時期は未定）; 未定 */
export function expectedMonthText(expected: ExpectedMonths | null): string {
  if (!expected) return '未定'
  const from = formatMonth(expected.From)
  if (!expected.To) return `${from}以降（時期は未定）`
  const to = formatMonth(expected.To)
  if (from === to) return `${from}ごろ`
  const isSameYear = from.slice(0, 5) === to.slice(0, 5)
  return `${from}〜${isSameYear ? to.slice(5) : to}ごろ`
}
