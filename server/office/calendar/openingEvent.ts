import type { ActivityEvent } from '../../../shared/words/records/activity'
import { extraHours, openingDays, unusualDay, type Opening } from '../../../shared/rules/visits/opening'
import { daysFrom } from '../../../shared/forms/opening'
import { changedOpening, type OpeningChange } from './changeOpening'

type Change = { before: Opening; change: OpeningChange; kept: number; cancelled: number }

export function openingEvent({ before, change, kept, cancelled }: Change): ActivityEvent {
  const after = changedOpening(before, change)
  const bookings = { kept, cancelled }
  if ('days' in change) {
    const { From: from, To: to } = change.days
    const rulesOf = (opening: Opening) => {
      const rules = daysFrom(from, to).map((date) => {
        const rule = unusualDay(opening, date)
        return {
          closedFrom: rule?.closedFrom ?? null,
          capacity: rule?.capacity ?? null,
          extra: extraHours(opening, date),
        }
      })
      return [...new Map(rules.map((rule) => [JSON.stringify(rule), rule])).values()]
    }
    return {
      category: 'Preference',
      operation: 'OpenDays',
      from,
      to,
      old: rulesOf(before),
      new: rulesOf(after),
      ...bookings,
    }
  }
  const capacity = ({ hours }: Opening, day: string, hour: number) =>
    hours.find((found) => found.day === day && found.hour === hour)?.capacity ?? 0
  const hours = openingDays.flatMap((day) =>
    Array.from({ length: 24 }, (_, hour) => ({
      day,
      hour,
      change: [capacity(before, day, hour), capacity(after, day, hour)] as [number, number],
    })).filter(({ change: [from, to] }) => from !== to),
  )
  const yearly = ({ days }: Opening) => days.flatMap(({ day }) => (day.length === 5 ? [day] : []))
  return {
    category: 'Preference',
    operation: 'OpenWeek',
    hours,
    closed: yearly(after).filter((day) => !yearly(before).includes(day)),
    opened: yearly(before).filter((day) => !yearly(after).includes(day)),
    ...bookings,
  }
}
