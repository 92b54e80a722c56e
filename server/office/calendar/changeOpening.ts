import { daysFrom, type OpeningDaysValues, type OpeningWeekValues } from '../../../shared/forms/opening'
import type { ExtraHour, Opening, OpeningHour, UnusualDay } from '../../../shared/rules/visits/opening'
import { unusualDay } from '../../../shared/rules/visits/opening'

export type OpeningChange = { days: OpeningDaysValues } | { week: OpeningWeekValues }

export const changedOpening = (opening: Opening, change: OpeningChange): Opening =>
  'days' in change ? withDays(opening, change.days) : withWeek(opening, change.week)

function withDays(opening: Opening, values: OpeningDaysValues): Opening {
  const { hours, days } = opening
  const dates = new Set(daysFrom(values.From, values.To))
  const extra = extraAfter(opening, dates, values)
  if (values.Change === 'Extra') return { hours, days, extra }
  const others = days.filter(({ day }) => !dates.has(day))
  const rule: Omit<UnusualDay, 'day'> = {
    closedFrom: values.Change === 'Closed' ? 0 : (values.ClosedFrom ?? null),
    capacity: values.Capacity ?? null,
    closesExams: values.ClosesExams ?? false,
    reason: values.Reason || null,
  }
  const isUsual = (date: string) => values.Change === 'Usual' && unusualDay({ days: others }, date) === null
  return {
    hours,
    days: [...others, ...[...dates].filter((date) => !isUsual(date)).map((day) => ({ day, ...rule }))],
    extra,
  }
}

/** Closing a day closes its extra hours too, and a new number of people applies to them too. */
function extraAfter({ extra }: Opening, dates: ReadonlySet<string>, values: OpeningDaysValues): ExtraHour[] {
  const others = extra.filter(({ date }) => !dates.has(date))
  const own = extra.filter(({ date }) => dates.has(date))
  const { Change, ClosedFrom, Capacity, ExtraHours } = values
  const capacity = Capacity ?? 1
  switch (Change) {
    case 'Closed':
    case 'Usual':
      return others
    case 'ClosedFrom':
      return [...others, ...own.filter(({ hour }) => hour < (ClosedFrom ?? 0))]
    case 'Capacity':
      return [...others, ...own.map((each) => ({ ...each, capacity }))]
    case 'Extra': {
      const hours = new Set(ExtraHours ?? [])
      const added = [...dates].flatMap((date) => [...hours].map((hour) => ({ date, hour, capacity })))
      return [...others, ...own.filter(({ hour }) => !hours.has(hour)), ...added]
    }
  }
}

function withWeek({ days, extra }: Opening, { Hours, YearlyClosed }: OpeningWeekValues): Opening {
  const kept = days.filter(({ day }) => day.length > 5 || YearlyClosed.includes(day))
  const known = new Set(kept.map(({ day }) => day))
  const added = YearlyClosed.filter((day) => !known.has(day)).map((day) => ({
    day,
    closedFrom: 0,
    capacity: null,
    closesExams: true,
    reason: null,
  }))
  return {
    hours: Hours.map(({ Day, Hour, Capacity }): OpeningHour => ({
      day: Day,
      hour: Hour,
      capacity: Capacity,
    })),
    days: [...kept, ...added],
    extra,
  }
}
