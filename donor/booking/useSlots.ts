import { useCallback, useEffect, useRef, useState } from 'react'
import { addDays, type JapaneseDate } from '../../shared/dates'
import { SlotsOfWeekDocument } from '../generated/graphql'
import { messageOf } from '../graphql/messageOf'
import { request } from '../graphql/request'
import type { SlotsByDay } from './dayState'
import { mondaysIn, type Month } from './monthWeeks'

/** The times of the five weekdays of a week, in one request. */
async function loadWeek(monday: JapaneseDate, signal: AbortSignal): Promise<SlotsByDay> {
  const [tuesday, wednesday, thursday, friday] = [1, 2, 3, 4].map((days) => addDays(monday, days))
  if (!tuesday || !wednesday || !thursday || !friday) return {}
  const days = { monday, tuesday, wednesday, thursday, friday }
  const week = await request(SlotsOfWeekDocument, days, signal)
  return {
    [monday]: week.monday.items,
    [tuesday]: week.tuesday.items,
    [wednesday]: week.wednesday.items,
    [thursday]: week.thursday.items,
    [friday]: week.friday.items,
  }
}

/** The times to book of a month, kept while the page is open, months that were seen before included. */
export function useSlots(month: Month, first: JapaneseDate, last: JapaneseDate) {
  const [slots, setSlots] = useState<SlotsByDay>({})
  const [loading, setLoading] = useState(true)
  const [failure, setFailure] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const known = useRef(new Set<JapaneseDate>())

  useEffect(() => {
    const aborter = new AbortController()
    const { signal } = aborter
    const load = async () => {
      setFailure(null)
      const mondays = mondaysIn(month, first, last).filter((monday) => !known.current.has(monday))
      setLoading(mondays.length > 0)
      try {
        const weeks = await Promise.all(mondays.map((monday) => loadWeek(monday, signal)))
        for (const monday of mondays) known.current.add(monday)
        setSlots((before) => Object.assign({}, before, ...weeks))
      } catch (error) {
        if (signal.aborted) return
        setFailure(messageOf(error))
      }
      setLoading(false)
    }
    void load()
    return () => aborter.abort()
  }, [month, first, last, attempt])

  const reload = useCallback(() => setAttempt((count) => count + 1), [])
  return { slots, loading, failure, reload }
}
