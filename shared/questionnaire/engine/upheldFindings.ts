import type { JapaneseDate } from '../../facts/dates'
import type { Finding, Upheld } from './judgement'
import type { Phrases } from './phrases'

/** Findings upheld by physicians, while the answer meets the same rule and until their day. Added to the others. */
export function upheldFindings(
  findings: readonly Finding[],
  topic: string,
  { upheld, today, phrases }: { upheld: readonly Upheld[]; today: JapaneseDate; phrases: Phrases },
): Finding[] {
  return upheld.flatMap(({ questionId, ruleId, until }) => {
    const stands = findings.some((finding) => finding.questionId === questionId && finding.ruleId === ruleId)
    if (!stands || (until !== null && today >= until)) return []
    const fact = phrases.upheld.replaceAll('{topic}', () => topic)
    const explanation = until ? phrases.upheldUntil : phrases.upheldForGood
    return [
      {
        questionId,
        ruleId: `${questionId}-upheld`,
        outcome: until ? 'TEMP' : 'PERM',
        reason: fact + explanation,
        fact,
        explanation,
        nextDate: until,
      },
    ]
  })
}
