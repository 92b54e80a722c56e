import type { StringSchema } from 'yup'
import { bulkActs, type BulkInput, type PeopleAct } from '../rules/office/bulk'
import { isRealDate, type JapaneseDate } from '../facts/dates'
import { examDayProblem } from '../rules/visits/examDays'
import type { BulkAct } from '../generated/schema'
import { bulkInputLabels } from '../words/labels/bulkLabels'
import { RESUME_DATE_PAST } from '../words/program/apiErrors'
import { NOT_TAKEN } from '../words/office/bulk'
import { NOT_A_REAL_DATE, NOT_A_TIME } from '../words/program/formMessages'
import { SNOOZE_IS_PAST } from '../words/office/work'
import { EXAM_TIME, examDayMessage } from './exam'
import { multiLineText } from './formFields'
import { REASON_MAX, reasonField } from './personActions'
import { object, string } from './yup'

type Field = StringSchema<string | null | undefined>

const text = () => string().nullable()
const date = () => text().test('date', NOT_A_REAL_DATE, (value) => !value || isRealDate(value))

const inputs: Record<BulkInput, (today: JapaneseDate) => Field> = {
  Until: (today) => date().test('coming', RESUME_DATE_PAST, (value) => !value || value > today),
  ScheduledDate: (today) => {
    // The end of the validity is checked for each person.
    const rules = { today, expiration: null }
    return date()
      .test((value, context) => {
        const problem = value && isRealDate(value) ? examDayProblem(value, rules) : null
        return problem === null || context.createError({ message: examDayMessage(problem, rules) })
      })
      .required()
  },
  ScheduledTime: () => text().test('time', NOT_A_TIME, (value) => !value || EXAM_TIME.test(value)),
  AssigneeId: text,
  SnoozedUntil: (today) =>
    date()
      .test('coming', SNOOZE_IS_PAST, (value) => !value || value > today)
      .required(),
  LetterId: () => text().required(),
}

const notTaken: Field = text().test('taken', NOT_TAKEN, (value) => !value)

/** Inputs of an act, except the people. */
export function bulkChoiceSchema(act: PeopleAct, today: JapaneseDate) {
  const field = (name: BulkInput) =>
    (bulkActs[act].takes.includes(name) ? inputs[name](today) : notTaken).label(bulkInputLabels[name])
  return object({
    Until: field('Until'),
    ScheduledDate: field('ScheduledDate'),
    ScheduledTime: field('ScheduledTime'),
    AssigneeId: field('AssigneeId'),
    SnoozedUntil: field('SnoozedUntil'),
    LetterId: field('LetterId'),
  } satisfies Record<BulkInput, Field>).exact()
}

export const startBulkSchema = (act: BulkAct) =>
  object({
    Reason: bulkActs[act].needsReason ? reasonField() : multiLineText(REASON_MAX).nullable().label('理由'),
  }).exact()
