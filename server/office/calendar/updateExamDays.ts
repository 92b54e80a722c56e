import { inArray, sql } from 'drizzle-orm'
import { japaneseDateOf, type JapaneseDate } from '../../../shared/facts/dates'
import { examDayProblem } from '../../../shared/rules/visits/examDays'
import { EXAM_DAY_CLOSED } from '../../../shared/words/visits/openingMessages'
import { closesExams } from '../../../shared/rules/visits/opening'
import { examDaysSchema } from '../../../shared/forms/opening'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import { loggedTransaction } from '../../ground/loggedTransaction'
import { badField, validated } from '../../ground/errors'
import type { Success, UpdateExamDaysInput } from '../../generated/resolvers'
import { examDays } from '../../ground/tables/opening'
import { holdAlone, noteChange } from './updateOpening'

/**
 * Sets place, hour and number of people of the hospital's days; 0 people removes the places. Tests that are set stay.
 */
export async function updateExamDays(context: RequestContext, input: UpdateExamDaysInput): Promise<Success> {
  requireDuty(context, 'updateExamDays')
  const { now } = context
  const today = japaneseDateOf(now)
  const values = validated(examDaysSchema(today), input)
  const dates = [...new Set(values.Dates)]

  await loggedTransaction(context, async (tx, log) => {
    const opening = await holdAlone(tx, values.Version)
    const isClosed = (day: JapaneseDate) => closesExams(opening, day)
    const closed = dates.some((date) => examDayProblem(date, { today, expiration: null, isClosed }) !== null)
    if (closed && values.Capacity > 0) throw badField('Dates', EXAM_DAY_CLOSED)
    // The tests that are set stay, also where they are more than the places now.
    await tx.execute(sql`select set_config('nakatsugu.keeps_tests', 'on', true)`)
    const before = await tx.delete(examDays).where(inArray(examDays.date, dates)).returning()
    const rule = { capacity: values.Capacity, time: values.Time ?? null, place: values.Place || null }
    if (rule.capacity > 0) await tx.insert(examDays).values(dates.map((date) => ({ date, ...rule })))
    await noteChange(tx, now)
    const capacityOf = (date: JapaneseDate) => before.find((row) => row.date === date)?.capacity ?? 0
    const days = dates.map((date) => ({
      date,
      change: [capacityOf(date), rule.capacity] as [number, number],
    }))
    await log(null, { category: 'Preference', operation: 'ExamDays', days })
  })
  return { success: true }
}
