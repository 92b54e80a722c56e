import type { JapaneseDate } from '../../../shared/dates'
import type { OnlineCheckResult } from '../../../shared/generated/schema'
import type { Answers } from '../../../shared/questionnaire/answer'
import { judge } from '../../../shared/questionnaire/judge'
import type { Judgement } from '../../../shared/questionnaire/judgement'
import type { CheckKind } from '../../../shared/questionnaire/question'
import { currentVersion } from '../../../shared/questionnaire/questionnaires'
import type { Region } from '../../../shared/questionnaire/region'
import type { Random } from '../random'
import { askedAnswers } from './askedAnswers'
import { notEnded, notNow, notPossible, toAsk, toClear, type Remark } from './remarks'
import { withRemark } from './withRemark'

export type WantedResult = OnlineCheckResult | 'Failed_1 without a date'

const TRIES = 200

/**
 * Answers that come to a wanted result: they are drawn until the real judgement on them is that, so that what is sent
 * or stored is what the service says to it.
 * @param options.healthy what the person answers with nothing in the way
 * @param options.fits narrows the wanted judgements further, for instance to those with a date that has passed
 */
export function drawAnswers(
  wanted: WantedResult,
  options: {
    random: Random
    healthy: Answers
    questions: CheckKind
    today: JapaneseDate
    region: Region
    fits?: (judgement: Judgement) => boolean
  },
): { answers: Answers; judgement: Judgement } {
  const { random, healthy, questions, today, region, fits = () => true } = options
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const remarked = remarksFor(wanted, random).reduce(
      (answers, remark) => withRemark(answers, remark, today, random),
      healthy,
    )
    const answers = Object.fromEntries(askedAnswers(questions, remarked))
    const judgement = judge(answers, { today, region, version: currentVersion, kind: questions })
    if (isWanted(judgement, wanted) && fits(judgement)) return { answers, judgement }
  }
  throw new Error(`No answers that come to ${wanted}`)
}

function isWanted({ result, nextDate }: Judgement, wanted: WantedResult): boolean {
  if (wanted === 'Failed_1') return result === 'Failed_1' && nextDate !== null
  if (wanted === 'Failed_1 without a date') return result === 'Failed_1' && nextDate === null
  return result === wanted
}

function remarksFor(wanted: WantedResult, random: Random): Remark[] {
  const some = (remarks: readonly Remark[], share: number) =>
    random.chance(share) ? [random.pick(remarks)] : []
  const aside = [...some(toAsk, 0.35), ...some(toClear, 0.12)]
  if (wanted === 'Passed') return aside
  if (wanted === 'Failed_1') return [...aside, random.pick(notNow), ...some(notNow, 0.25)]
  if (wanted === 'Failed_1 without a date') return [...aside, random.pick(notEnded)]
  return [...aside, ...some(notNow, 0.3), random.pick(notPossible)]
}
