import fc from 'fast-check'
import { expect, test } from 'vitest'
import { effectOfAnswers } from '../../../../server/care/corrections/answers/effectOfAnswers'
import { samplePublicTexts } from '../../../../shared/facts/config'
import { addDays } from '../../../../shared/facts/dates'
import type { Answer, Answers } from '../../../../shared/questionnaire/engine/answer'
import { compareJudgements, correctAnswers } from '../../../../server/care/criteria/correctAnswers'
import { judge } from '../../../../shared/questionnaire/engine/judge'
import type { JudgementBasis } from '../../../../shared/questionnaire/engine/judgement'
import { passingAnswers } from '../../../../devtools/world/checks/passingAnswers'
import { questionnaires } from '../../../../shared/questionnaire/engine/questionnaires'

const questionnaire = questionnaires.current
const answeredOn = '2026-12-01'
const { region } = samplePublicTexts
const basis: JudgementBasis = { today: answeredOn, answeredOn, kind: 'registration', region }
const passing = passingAnswers()

/** Every choice that asks for a day. */
const dated = questionnaire.questions.flatMap((question) =>
  (question.options ?? []).flatMap(({ id, date }) => (date ? [{ question: question.id, option: id }] : [])),
)
const withDay = (day: string, { question, option }: (typeof dated)[number]): [string, Answer] => [
  question,
  { choices: [option], dates: { [option]: day } },
]
const judged = (answers: Answers) => judge(answers, questionnaire, basis)
const version = (answers: Answers) => ({ answers, carried: {}, judgement: judged(answers) })

const unknownDays = fc.uniqueArray(fc.constantFrom(...dated), {
  selector: ({ question }) => question,
  minLength: 1,
  maxLength: 4,
})
const daysAgo = fc.integer({ min: 0, max: 3000 })

test('a day given later moves the date to exactly what the engine says of that day, and never beyond', () => {
  fc.assert(
    fc.property(unknownDays, daysAgo, fc.nat(), (unknown, ago, which) => {
      const known = unknown[which % unknown.length]
      if (!known) return
      const before = version({
        ...passing,
        ...Object.fromEntries(unknown.map((each) => withDay('unknown', each))),
      })
      const [id, answer] = withDay(addDays(answeredOn, -ago), known)
      const after = correctAnswers(before, { [id]: answer }, { questionnaire, basis })
      // As if it had been answered so on the day of the check.
      expect(after.judgement).toEqual(judged({ ...before.answers, [id]: answer }))
      const { nextDate: was } = before.judgement
      const { nextDate: is } = after.judgement
      expect(was === null || is === null || is <= was).toBe(true)
      // An unknown day is the latest there can be: nothing gets stricter by knowing it.
      const change = compareJudgements(before.judgement, after.judgement)
      expect(change.stricter).toEqual([])
      const moved =
        JSON.stringify(before.judgement.findings.map(({ nextDate }) => nextDate)) !==
        JSON.stringify(after.judgement.findings.map(({ nextDate }) => nextDate))
      const effect = effectOfAnswers({
        before: before.judgement,
        after: after.judgement,
        userStatus: 'Registration',
        begunIn: 'Registration',
        isInForce: true,
        isTestArranged: false,
      })
      expect(effect).toBe(moved ? 'Looks' : 'Counts')
    }),
    { numRuns: 300 },
  )
})

test('what counts at once never lets anybody return earlier', () => {
  const some = fc.uniqueArray(fc.tuple(fc.constantFrom(...dated), fc.oneof(fc.constant(null), daysAgo)), {
    selector: ([{ question }]) => question,
    maxLength: 4,
  })
  const given = (days: readonly [(typeof dated)[number], number | null][]) =>
    Object.fromEntries(
      days.map(([each, ago]) => withDay(ago === null ? 'unknown' : addDays(answeredOn, -ago), each)),
    )
  fc.assert(
    fc.property(some, some, (first, second) => {
      const before = version({ ...passing, ...given(first) })
      const { judgement: after } = correctAnswers(before, given(second), { questionnaire, basis })
      const effect = effectOfAnswers({
        before: before.judgement,
        after,
        userStatus: 'Registration',
        begunIn: 'Registration',
        isInForce: true,
        isTestArranged: false,
      })
      if (effect !== 'Counts') return
      const weight = { Passed: 0, Failed_1: 1, Failed_2: 2 }
      expect(weight[after.result]).toBeGreaterThanOrEqual(weight[before.judgement.result])
      const [{ nextDate: was }, { nextDate: is }] = [before.judgement, after]
      const isLater = is === null || (was !== null && is >= was)
      expect(after.result !== 'Failed_1' || before.judgement.result !== 'Failed_1' || isLater).toBe(true)
    }),
    { numRuns: 300 },
  )
})
