import { addDays, addWeeks, daysBetween, formatJapaneseDate, type JapaneseDate } from '../../facts/dates'
import { addMonths } from '../../facts/months'
import { afterPeriod } from '../../questionnaire/engine/findingsOf'
import type { Period } from '../../questionnaire/engine/rule'

export type Waiting = {
  name: string
  /** Null while it goes on. */
  until: JapaneseDate | null
  /** While it goes on: counted from its end; null if no end gives a day. */
  wait: Period | null
}

/** Places are percents of the line's width. */
export type MonthsLine = {
  months: { name: string; at: number }[]
  lanes: { name: string; from: number; to: number; mayLast: boolean }[]
  /** The day to come back; null while something goes on. */
  goal: number | null
  /** What the line shows, in words. */
  rows: { name: string; when: string; note: string }[]
}

/** Whether it keeps the day open; a wait without a period has no place on the line. */
const goesOn = ({ until }: Waiting) => until === null

const earliest = ({ until, wait }: Waiting, today: JapaneseDate) =>
  until ?? (wait ? afterPeriod(today, wait) : null)

const latestOf = (days: readonly JapaneseDate[]) => days.toSorted().at(-1) ?? null

/** The last day on which something may end so that its wait is over by `goal`. */
export function latestEnd(goal: JapaneseDate, wait: Period): JapaneseDate {
  let end = 'months' in wait ? addMonths(goal, -wait.months) : addWeeks(goal, -wait.weeks)
  while (afterPeriod(end, wait) > goal) end = addDays(end, -1)
  while (afterPeriod(addDays(end, 1), wait) <= goal) end = addDays(end, 1)
  return end
}

const LABELS = 5

/** From this month to the one after the last day; null if no day is known. */
export function monthsLine(waits: readonly Waiting[], today: JapaneseDate): MonthsLine | null {
  const ends = waits.flatMap((one) => earliest(one, today) ?? [])
  const last = latestOf([...ends, today])
  if (ends.length === 0 || last === null) return null
  const open = waits.some(goesOn)
  const first = `${today.slice(0, 7)}-01`
  const end = addMonths(`${last.slice(0, 7)}-01`, open ? 2 : 1)
  const length = daysBetween(first, end)
  const at = (day: JapaneseDate) => Math.round((daysBetween(first, day) / length) * 1000) / 10
  const count = monthsBetween(first, end)
  const step = Math.ceil(count / LABELS)
  const months = Array.from({ length: Math.ceil(count / step) }, (_, index) => addMonths(first, index * step))
  return {
    months: months.map((month) => ({ name: `${Number(month.slice(5, 7))}月`, at: at(month) })),
    lanes: waits.map((one) => ({
      name: one.name,
      from: at(today),
      to: at(earliest(one, today) ?? today),
      mayLast: goesOn(one),
    })),
    goal: open ? null : at(last),
    rows: waits.map((one) => ({ name: one.name, ...inWords(one, waits, today) })),
  }
}

const monthsBetween = (from: JapaneseDate, to: JapaneseDate) =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7))

function inWords(one: Waiting, all: readonly Waiting[], today: JapaneseDate): { when: string; note: string } {
  const known = latestOf(all.flatMap(({ until }) => until ?? []))
  if (one.until) {
    const isLatest = all.length > 1 && one.until === known && !all.some(goesOn)
    return {
      when: `${formatJapaneseDate(one.until)}に${one.until > today ? '解消します' : '解消しました'}`,
      note: isLatest ? 'いちばん遅いので、この日をご案内しています。' : '',
    }
  }
  if (!one.wait) return { when: '日にちは、まだ決まっていません', note: '' }
  const soonest = afterPeriod(today, one.wait)
  const inTime = known && soonest <= known ? latestEnd(known, one.wait) : null
  return {
    when: `今日終われば、${formatJapaneseDate(soonest)}に解消します`,
    note: `点線は、終わる日によってのびるところです。${
      inTime && known
        ? `${formatJapaneseDate(inTime)}までに終われば、${formatJapaneseDate(known)}に間に合います。`
        : ''
    }`,
  }
}
