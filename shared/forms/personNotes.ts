import { AHEAD_YEARS } from '../facts/terms'
import { addDays, isRealDate, type JapaneseDate } from '../facts/dates'
import {
  callResultLabels,
  isCall,
  noteKindLabels,
  personNoteLabels as labels,
} from '../words/records/conversationLabels'
import {
  AGAIN_ON_OUT_OF_RANGE,
  NOTE_EMPTY,
  RESULT_MISSING,
  RESULT_OF_NO_CALL,
} from '../words/office/conversation'
import { NOT_A_REAL_DATE } from '../words/program/formMessages'
import type { CallResult, NoteKind } from '../generated/schema'
import { choice, multiLineText } from './formFields'
import { boolean, object, string } from './yup'

const NOTE_MAX = 4_000
const AGAIN_WITHIN_DAYS = AHEAD_YEARS * 366

export const noteKinds = Object.keys(noteKindLabels) as NoteKind[]
export const callResults = Object.keys(callResultLabels) as CallResult[]
const kindIn = (parent: unknown) => (parent as { Kind: NoteKind }).Kind

/** @param kept a past day that may stay */
export const noteSchema = (today: JapaneseDate, kept: JapaneseDate | null = null) =>
  object({
    Kind: choice(noteKinds).required().label(labels.Kind),
    Result: choice(callResults)
      .nullable()
      .test('of calls', RESULT_OF_NO_CALL, (value, { parent }) => !value || isCall(kindIn(parent)))
      .test('missing', RESULT_MISSING, (value, { parent }) => !isCall(kindIn(parent)) || Boolean(value))
      .label(labels.Result),
    Text: multiLineText(NOTE_MAX)
      .defined()
      .test('empty', NOTE_EMPTY, (value, { parent }) => Boolean(value) || isCall(kindIn(parent)))
      .label(labels.Text),
    TouchesHealth: boolean().nullable().label(labels.TouchesHealth),
    AgainOn: string()
      .transform((value: unknown) => (value === '' ? null : value))
      .nullable()
      .test('date', NOT_A_REAL_DATE, (value) => !value || isRealDate(value))
      .test(
        'range',
        AGAIN_ON_OUT_OF_RANGE,
        (value) => !value || value === kept || (value >= today && value <= addDays(today, AGAIN_WITHIN_DAYS)),
      )
      .label(labels.AgainOn),
  }).exact()
