import type { JapaneseDate } from '../dates'
import type { Answers } from './answer'
import { findingsOf } from './findingsOf'
import type { Judgement } from './judgement'
import type { Questionnaire, Region } from './question'
import type { Outcome, Rule } from './rule'

const IN_PERSON_THEN = 'そのときは、対面でくわしくおうかがいします。'
const WAIT_THEN = 'そのあと、期間をあけていただくことがあります。'

const sentenceFor = (when: string, outcome: Outcome): string | null => {
  if (outcome === 'PERM') return null
  const then = outcome === 'TEMP' ? WAIT_THEN : outcome === 'PASS' ? '' : IN_PERSON_THEN
  return `${when}は、結果が変わることがあります。${then}`
}

// No rule about the region is PERM.
const ANY_REGION: Region = { name: '', municipalities: [] }

type Given = { answers: Answers; reasons: Judgement['reasons']; answeredOn: JapaneseDate }

/**
 * When each PERM reason would no longer hold, as a sentence; null if it cannot change. The changed answer is
 * judged by the same rules.
 */
export function whatWouldChange(
  { questions, rules }: Pick<Questionnaire, 'questions' | 'rules'>,
  { answers, reasons, answeredOn }: Given,
): (string | null)[] {
  const seen: Record<string, number> = {}
  return reasons.map(({ questionId, ruleId, outcome }) => {
    const question = questions.find(({ id }) => id === questionId)
    const questionRules = rules[questionId]
    const rule = questionRules?.rules.find(({ id }) => id === ruleId)
    if (!question || !questionRules || !rule?.changes || outcome !== 'PERM') return null
    // Reasons follow the order of the chosen options.
    const nth = seen[ruleId] ?? 0
    seen[ruleId] = nth + 1
    const option = question.options?.filter(
      ({ id }) => isNamed(rule, id) && answers[questionId]?.choices?.includes(id),
    )[nth]
    const change = option && rule.changes[option.id]
    if (!change) return null
    const dates = { [change.to]: answeredOn }
    const then = { choices: [change.to], dates }
    const context = { today: answeredOn, answeredOn, region: ANY_REGION }
    const found = findingsOf(question, questionRules, then, context).map((finding) => finding.outcome)
    const worst = (['PERM', 'TEMP', 'REVIEW!', 'REVIEW'] as const).find((one) => found.includes(one))
    return sentenceFor(change.when, worst ?? 'PASS')
  })
}

const isNamed = ({ when }: Rule, choice: string) => 'choices' in when && when.choices.includes(choice)
