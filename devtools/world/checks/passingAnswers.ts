import type { JapaneseDate } from '../../../shared/facts/dates'
import { type Answer, type Answers, NONE } from '../../../shared/questionnaire/engine/answer'
import type { Question } from '../../../shared/questionnaire/engine/question'
import { questionnaires } from '../../../shared/questionnaire/engine/questionnaires'
import { samplePublicTexts } from '../../../shared/facts/config'

const chosen: Record<string, string[]> = {
  Q04: ['notApplicable'],
  Q05: ['twoToThree'],
  Q13: ['daily'],
  Q14: ['4'],
  Q15: ['morning', 'upTo5', 'comfortable'],
  Q51: ['smokeNo', 'drinkSome'],
  Q54: ['agree'],
}

/** Answers to all questions that pass without a finding. */
export function passingAnswers({
  birthday = '1990-04-01',
  municipality = samplePublicTexts.region.municipalities[0] ?? '',
  questions = questionnaires.current.questions,
}: { birthday?: JapaneseDate; municipality?: string; questions?: readonly Question[] } = {}): Answers {
  const answerTo = (question: Question): Answer => {
    if (question.kind === 'date') return { date: birthday }
    if (question.kind === 'numbers') return { numbers: { height: 168, weight: 61.5 } }
    if (question.kind === 'area') return { choices: [municipality] }
    const no = question.options?.some(({ id }) => id === NONE) ? NONE : 'no'
    return { choices: chosen[question.id] ?? [no] }
  }
  return Object.fromEntries(questions.map((question) => [question.id, answerTo(question)]))
}
