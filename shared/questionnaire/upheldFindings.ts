import type { JapaneseDate } from '../dates'
import type { Finding, Upheld } from './judgement'

/**
 * What physicians found to stand against donating, beside the findings that it was about: as long as the answer meets the same
 * rule, and until its day.
 */
export function upheldFindings(
  findings: readonly Finding[],
  topic: string,
  { upheld = [], today }: { upheld?: readonly Upheld[]; today: JapaneseDate },
): Finding[] {
  return upheld.flatMap(({ questionId, ruleId, until }) => {
    const stands = findings.some((finding) => finding.questionId === questionId && finding.ruleId === ruleId)
    if (!stands || (until !== null && today >= until)) return []
    const fact = `${topic}、医師が確かめたため。`
    const explanation = until
      ? 'うかがったことと、あらかじめ定めた基準から、期間をあけていただいています。'
      : 'うかがったことと、あらかじめ定めた基準から、今回はドナーをお願いできません。'
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
