import fc from 'fast-check'
import { addDays, type JapaneseDate } from '../../../../shared/facts/dates'
import type { Answer, AnswerDate, Answers } from '../../../../shared/questionnaire/engine/answer'
import { optionsOf, isShown } from '../../../../shared/questionnaire/engine/askedQuestions'
import type { Option, Question } from '../../../../shared/questionnaire/engine/question'
import { questionnaires } from '../../../../shared/questionnaire/engine/questionnaires'
import { samplePublicTexts } from '../../../../shared/facts/config'

export const answeredOn: JapaneseDate = '2026-11-30'

const pastDay = (days: number) => fc.nat(days).map((back) => addDays(answeredOn, -back))

function arbitraryDates(options: Option[]): fc.Arbitrary<Record<string, AnswerDate>> {
  const fields = options.filter(({ date }) => date)
  return fc.record(
    Object.fromEntries(
      fields.map(({ id, date }) => [
        id,
        fc.oneof(
          { weight: 6, arbitrary: pastDay(800) },
          { weight: 1, arbitrary: fc.constant<AnswerDate>('unknown') },
          ...(date?.ongoing ? [{ weight: 1, arbitrary: fc.constant<AnswerDate>('ongoing') }] : []),
        ),
      ]),
    ),
  )
}

function arbitraryChoices(question: Question, options: Option[]): fc.Arbitrary<Option[]> {
  if (question.groups) {
    const groups = question.groups.map(({ id }) => options.filter(({ group }) => group === id))
    return fc.tuple(...groups.map((group) => fc.constantFrom(...group)))
  }
  const one = fc.constantFrom(...options).map((option) => [option])
  if (question.kind !== 'many' && question.kind !== 'list') return one
  const several = options.filter(({ exclusive }) => !exclusive)
  return fc.oneof(one, fc.subarray(several, { minLength: 1, maxLength: Math.min(3, several.length) }))
}

function arbitraryAnswer(question: Question): fc.Arbitrary<Answer> {
  if (question.kind === 'date') return pastDay(80 * 365).map((date) => ({ date }))
  if (question.kind === 'numbers') {
    return fc
      .record({ height: fc.integer({ min: 1400, max: 2000 }), weight: fc.integer({ min: 3500, max: 12000 }) })
      .map(({ height, weight }) => ({ numbers: { height: height / 10, weight: weight / 100 } }))
  }
  return arbitraryChoices(question, optionsOf(question, samplePublicTexts.region)).chain((chosen) =>
    arbitraryDates(chosen).map((dates) => ({
      choices: chosen.map(({ id }) => id),
      ...(Object.keys(dates).length > 0 ? { dates } : {}),
    })),
  )
}

/** Complete answers to one to six of the questions, to be laid over answers that pass. */
export const arbitraryAnswers: fc.Arbitrary<Answers> = fc
  .subarray(questionnaires.current.questions, { minLength: 1, maxLength: 6 })
  .chain((questions) => fc.record(Object.fromEntries(questions.map((q) => [q.id, arbitraryAnswer(q)]))))

const { rules } = questionnaires.current
const waitsFor = (question: Question, option: Option) =>
  (rules[question.id]?.rules ?? []).some(
    ({ until, when }) =>
      until &&
      'after' in until &&
      ('choices' in when ? when.choices.includes(option.id) : 'tag' in when && when.tag === option.tag),
  )
const waits = questionnaires.current.questions
  .filter((question) => isShown(question, {}))
  .flatMap((question) =>
    (question.options ?? [])
      .filter((option) => waitsFor(question, option))
      .map((option) => ({ question, option })),
  )

function answersThatWait(pairs: typeof waits, date: fc.Arbitrary<AnswerDate>): fc.Arbitrary<Answers> {
  return fc
    .array(fc.tuple(fc.constantFrom(...pairs), date), { minLength: 1, maxLength: 5 })
    .map((chosen) =>
      Object.fromEntries(
        chosen.map(([{ question, option }, day]) => [
          question.id,
          { choices: [option.id], dates: { [option.id]: day } },
        ]),
      ),
    )
}

/** Answers that make one wait until a day: every one of the last 27 days is within the shortest waiting time. */
export const arbitraryWaits = answersThatWait(
  waits,
  fc.oneof(pastDay(27), pastDay(27), pastDay(800), fc.constant<AnswerDate>('unknown')),
)

/** Answers about something that has not ended. */
export const arbitraryOngoing = answersThatWait(
  waits.filter(({ option }) => option.date?.ongoing),
  fc.constant<AnswerDate>('ongoing'),
)
