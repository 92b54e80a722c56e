import { OPENING_DAYS_MAX, OPENING_YEARS } from '../facts/terms'
import type { InferType } from 'yup'
import { addDays, daysBetween, isRealDate, type JapaneseDate } from '../facts/dates'
import { addMonths } from '../facts/months'
import type { DayChange } from '../generated/schema'
import { openingFields as labels } from '../words/labels/openingLabels'
import { NOT_A_REAL_DATE, NOT_A_TIME, NOT_CHOSEN } from '../words/program/formMessages'
import {
  DAY_IS_PAST,
  DAYS_OUT_OF_ORDER,
  HOURS_TWICE,
  NO_HOURS,
  TOO_FAR,
  TOO_MANY_DAYS,
} from '../words/visits/openingMessages'
import { openingDays } from '../rules/visits/opening'
import { isClosedDay } from '../facts/openingHours'
import { choice, seenText, wholeNumber } from './formFields'
import { array, boolean, object, string } from './yup'

const CAPACITY_MAX = 100
const changes: readonly DayChange[] = ['Closed', 'ClosedFrom', 'Capacity', 'Extra', 'Usual']

const day = (label: string) =>
  string()
    .test('date', NOT_A_REAL_DATE, (value) => !value || isRealDate(value))
    .required()
    .label(label)

/** Days unlike the usual week; numbers that the chosen change does not need are dropped. */
export const openingDaysSchema = (today: JapaneseDate) =>
  object({
    From: day(labels.From).test('past', DAY_IS_PAST, (value) => !value || value >= today),
    To: day(labels.To)
      .test('order', DAYS_OUT_OF_ORDER, (value, { parent }) => !value || !parent.From || value >= parent.From)
      .test(
        'many',
        TOO_MANY_DAYS,
        (value, { parent }) =>
          !value || !isRealDate(String(parent.From)) || daysBetween(parent.From, value) < OPENING_DAYS_MAX,
      )
      .test('far', TOO_FAR, (value) => !value || value <= addMonths(today, OPENING_YEARS * 12)),
    Change: choice(changes).required(NOT_CHOSEN).label(labels.Change),
    ClosedFrom: wholeNumber(1, 23)
      .nullable()
      .label(labels.ClosedFrom)
      .when('Change', ([change], field) =>
        change === 'ClosedFrom' ? field.required() : field.transform(() => null),
      ),
    Capacity: wholeNumber(1, CAPACITY_MAX)
      .nullable()
      .label(labels.Capacity)
      .when('Change', ([change], field) =>
        change === 'Capacity' || change === 'Extra' ? field.required() : field.transform(() => null),
      ),
    ExtraHours: array(wholeNumber(0, 23).required())
      .nullable()
      .max(24)
      .label(labels.ExtraHours)
      .when('Change', ([change], field) =>
        change === 'Extra' ? field.required(NO_HOURS).min(1, NO_HOURS) : field.transform(() => null),
      ),
    ClosesExams: boolean()
      .nullable()
      .label(labels.ClosesExams)
      .when('Change', ([change], field) => (change === 'Closed' ? field : field.transform(() => false))),
    Reason: seenText(100)
      .nullable()
      .label(labels.Reason)
      .when('Change', ([change], field) => (change === 'Extra' ? field.transform(() => null) : field)),
  }).exact()
export type OpeningDaysValues = InferType<ReturnType<typeof openingDaysSchema>>

export const openingWeekSchema = object({
  Hours: array(
    object({
      Day: choice(openingDays).required(),
      Hour: wholeNumber(0, 23).required(),
      Capacity: wholeNumber(1, CAPACITY_MAX).required().label(labels.Capacity),
    }).exact(),
  )
    .required()
    .test(
      'once',
      HOURS_TWICE,
      (hours) => !hours || new Set(hours.map(({ Day, Hour }) => `${Day} ${Hour}`)).size === hours.length,
    )
    .label(labels.Hours),
  YearlyClosed: array(
    string()
      .required()
      .test('day', NOT_A_REAL_DATE, (value) => !value || (value.length === 5 && isClosedDay(value))),
  )
    .required()
    .max(100)
    .label(labels.YearlyClosed),
}).exact()
export type OpeningWeekValues = InferType<typeof openingWeekSchema>

/** The hospital's places on some days; a capacity of 0 removes them. */
export const examDaysSchema = (today: JapaneseDate) =>
  object({
    Version: wholeNumber(1, 2 ** 31 - 1).required(),
    Dates: array(
      day(labels.Dates)
        .test('past', DAY_IS_PAST, (value) => !value || value >= today)
        .test('far', TOO_FAR, (value) => !value || value <= addMonths(today, OPENING_YEARS * 12)),
    )
      .required()
      .min(1)
      .max(OPENING_DAYS_MAX)
      .label(labels.Dates),
    Capacity: wholeNumber(0, CAPACITY_MAX).required().label(labels.ExamCapacity),
    Time: string()
      .transform((value: unknown) => (value === '' ? null : value))
      .matches(/^([01]\d|2[0-3]):[0-5]\d$/, NOT_A_TIME)
      .nullable()
      .label(labels.Time),
    Place: seenText(100).nullable().label(labels.Place),
  }).exact()

/** Each day of a span, both ends included. */
export const daysFrom = (from: JapaneseDate, to: JapaneseDate): JapaneseDate[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index))
