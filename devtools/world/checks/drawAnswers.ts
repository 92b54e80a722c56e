import { type JapaneseDate, addDays } from '../../../shared/facts/dates'
import type { OnlineCheckResult } from '../../../shared/generated/schema'
import type { Answers, Answer, AnswerDate } from '../../../shared/questionnaire/engine/answer'
import { judge } from '../../../shared/questionnaire/engine/judge'
import type { Judgement } from '../../../shared/questionnaire/engine/judgement'
import type { CheckKind, Region } from '../../../shared/questionnaire/engine/question'
import { questionnaires } from '../../../shared/questionnaire/engine/questionnaires'
import type { Random } from '../random'
import { askedAnswers } from './askedAnswers'
import { notEnded, notNow, notPossible, toAsk, toClear, type Remark } from './remarks'

export type WantedResult = OnlineCheckResult | 'Failed_1 without a date'

const TRIES = 200

/**
 * Draws answers until the real judgement is the wanted one, so that the result is the service's own.
 * @param options.healthy the person's answers without any hindrance
 * @param options.fits narrows the wanted judgements, for instance to those with a past date
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
    const judgement = judge(answers, questionnaires.current, { today, region, kind: questions })
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

/** Adds a remark to answers, as given on that day. */
function withRemark(answers: Answers, remark: Remark, today: JapaneseDate, random: Random): Answers {
  return { ...answers, [remark.question]: answerOf(answers, remark, today, random) }
}

function answerOf(answers: Answers, remark: Remark, today: JapaneseDate, random: Random): Answer {
  const { question, choice, days, bodyMassIndex } = remark
  if (bodyMassIndex) {
    const [from, to] = bodyMassIndex
    const height = answers[question]?.numbers?.height ?? 165
    const index = from + (to - from) * random.next()
    return { numbers: { height, weight: Number((index * (height / 100) ** 2).toFixed(1)) } }
  }
  // The question about smoking and drinking has two sets of buttons: the other one stays as it was.
  const choices = question === 'Q51' ? [choice, answers.Q51?.choices?.[1] ?? 'drinkNo'] : [choice]
  if (days === undefined) return { choices }
  const date: AnswerDate = typeof days === 'string' ? days : addDays(today, -random.whole(days[0], days[1]))
  return { choices, dates: { [choice]: date } }
}
