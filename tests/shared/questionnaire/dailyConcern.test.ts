import { describe, expect, test } from 'vitest'
import { dailyQuestionSet } from '../../../shared/questionnaire/dailyQuestionSet'
import { isDailyConcern } from '../../../shared/questionnaire/dailyConcern'
import { findingsOf } from '../../../shared/questionnaire/findingsOf'
import { currentVersion, requireQuestionnaire } from '../../../shared/questionnaire/questionnaires'
import { samplePublicTexts } from '../../../shared/config'

const { rules } = requireQuestionnaire(currentVersion)
const context = { today: '2026-11-21', answeredOn: '2026-11-21', region: samplePublicTexts.region }

describe('the 30-second check says the same as the rules of the online check', () => {
  const answers = dailyQuestionSet.questions.flatMap((question) =>
    (question.options ?? [])
      .filter(({ aside }) => !aside)
      .map((option) => [question.id, option.id, question, option] as const),
  )

  test.each(answers)('%s %s', (id, choice, question, option) => {
    const answer = { choices: [choice], ...(option.date ? { dates: { [choice]: context.today } } : {}) }
    const questionRules = rules[id]
    // The question about everything else has no rules of its own: a yes is always talked about.
    const expected = questionRules
      ? findingsOf(question, questionRules, answer, context).length > 0
      : choice === 'yes'
    expect(isDailyConcern(id, choice)).toBe(expected)
  })

  test('holds a choice that it does not know for one to ask about', () => {
    expect(isDailyConcern('Q08', 'unknown')).toBe(true)
  })
})
