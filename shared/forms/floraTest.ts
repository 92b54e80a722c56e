import { FLORA_DEADLINE_YEARS } from '../facts/terms'
import { addDays, isRealDate, type JapaneseDate } from '../facts/dates'
import { compositionProblem, readComposition, type Composition, parseComposition } from './flora/composition'
import { diversityProblem } from './flora/diversity'
import { enterotypeNamed } from './flora/enterotypes'
import { inspectionDetailLabels as labels } from '../words/labels/floraLabels'
import {
  DEADLINE_OUT_OF_RANGE,
  ENTEROTYPE_UNKNOWN,
  FLORA_EXAM_DATE_IN_FUTURE,
  COMPOSITION_EMPTY,
} from '../words/donating/floraTests'
import { CONSENT_MISSING, NOT_A_REAL_DATE } from '../words/program/formMessages'
import { idField, text } from './formFields'
import { boolean, mixed, number, object, string } from './yup'

const DEADLINE_MAX_DAYS = FLORA_DEADLINE_YEARS * 365
const SAMPLE_ID_MAX = 50

const day = () => string().test('date', NOT_A_REAL_DATE, (value) => !value || isRealDate(value))

const examDate = (today: JapaneseDate) =>
  day()
    .test('past', FLORA_EXAM_DATE_IN_FUTURE, (value) => !value || value <= today)
    .label('検査日')

const composition = () =>
  mixed<Composition>()
    .transform((value: unknown) => readComposition(value) ?? value)
    .test('composition', (value: unknown, { createError }) => {
      const problem = value === undefined ? null : compositionProblem(value)
      return problem === null || createError({ message: problem })
    })
    .label(labels.IntestinalFloraComposition.admin)

const diversityScore = () =>
  number()
    .min(0)
    .test('computed', (value, { createError, parent }) => {
      const entered: unknown = parent.IntestinalFloraComposition
      const shares = readComposition(entered)
      const problem = value === undefined || !shares ? null : diversityProblem(value, shares)
      return problem === null || createError({ message: problem })
    })
    .label(labels.DiversityScore.admin)

const enterotype = () =>
  text(50)
    .transform((value: unknown) => (typeof value === 'string' ? (enterotypeNamed(value) ?? value) : value))
    .test('known', ENTEROTYPE_UNKNOWN, (value) => !value || enterotypeNamed(value) !== null)
    .label(labels.Enterotype.admin)

export const floraInvitationSchema = (today: JapaneseDate) =>
  object({
    UserId: idField(),
    Status: string().required(),
    DeadlineForApplicationAt: day()
      .required()
      .test('range', DEADLINE_OUT_OF_RANGE, (value) => {
        return !value || (value >= today && value <= addDays(today, DEADLINE_MAX_DAYS))
      })
      .label(labels.DeadlineForApplicationAt.admin),
  }).exact()

export const floraSampleSchema = (today: JapaneseDate) =>
  object({
    InspectionDetailId: idField(),
    Status: string().required(),
    SampleId: text(SAMPLE_ID_MAX).required().label(labels.SampleId.admin),
    ExamDate: examDate(today),
  }).exact()

/** A given diversity must match the composition. */
export const floraResultSchema = (today: JapaneseDate) =>
  object({
    InspectionDetailId: idField(),
    Status: string().required(),
    ExamDate: examDate(today),
    IntestinalFloraComposition: composition().required(),
    DiversityScore: diversityScore(),
    Enterotype: enterotype(),
  }).exact()

export const floraApplicationSchema = object({
  InspectionDetailId: string().required(),
  Consent: boolean().oneOf([true], CONSENT_MISSING).required(CONSENT_MISSING).label('検査への同意'),
}).exact()

/** One genus a line. */
export const compositionLines = () =>
  string()
    .test('composition', (value, { createError }) => {
      if (!value) return true
      const shares = parseComposition(value)
      const problem = shares ? compositionProblem(shares) : COMPOSITION_EMPTY
      return problem === null || createError({ message: problem })
    })
    .label(labels.IntestinalFloraComposition.admin)

/** The result as typed: the composition as lines. */
export const floraResultFormSchema = (today: JapaneseDate) =>
  floraResultSchema(today)
    .omit(['IntestinalFloraComposition', 'DiversityScore'])
    .shape({
      Composition: compositionLines().required(),
      DiversityScore: number()
        .transform((value: unknown, original: unknown) => (original === '' ? undefined : value))
        .min(0)
        .label(labels.DiversityScore.admin),
    })
