import { japaneseDateOf } from '../../../shared/dates'
import type { OnlineCheckResult } from '../../../shared/generated/schema'
import { judge } from '../../../shared/questionnaire/judge'
import type { Judgement } from '../../../shared/questionnaire/judgement'
import { currentVersion } from '../../../shared/questionnaire/questionnaires'
import { happen, moved, type Life } from '../life'
import type { Random } from '../random'
import type { SampleProfile } from '../rows'
import { later, MINUTE_MS } from '../sampleTime'
import { notEnded, notNow, notPossible, toAsk, toClear, type Remark } from './remarks'
import { askedAnswers, checkDue, startCheck } from './startCheck'
import { withRemark } from './withRemark'

export type WantedResult = OnlineCheckResult | 'Failed_1 without a date'

const TRIES = 200

/**
 * Answers the whole check and sends it. The answers are drawn until the real judgement on them is the wanted one, so
 * that what is stored is what the service would have said.
 * @param fits narrows the wanted judgements further, for instance to those with a date that has passed
 */
export function takeCheck(
  life: Life,
  sentAt: Date,
  wanted: WantedResult,
  fits: (judgement: Judgement) => boolean = () => true,
): Judgement {
  const { random, region } = life.world
  const { kind, questions } = checkDue(life)
  const startedAt = later(sentAt, -random.whole(9, 28) * MINUTE_MS)
  const check = startCheck(life, startedAt < life.at ? life.at : startedAt)
  const today = japaneseDateOf(sentAt)

  for (let attempt = 0; attempt < TRIES; attempt++) {
    const remarked = remarksFor(wanted, random).reduce(
      (answers, remark) => withRemark(answers, remark, today, random),
      life.answers,
    )
    const answers = Object.fromEntries(askedAnswers(life, remarked))
    const judgement = judge(answers, { today, region, version: currentVersion, kind: questions })
    if (!isWanted(judgement, wanted) || !fits(judgement)) continue

    Object.assign(check, {
      answers,
      judgement,
      onlineCheckResult: judgement.result,
      onlineCheckScore: judgement.score,
      nextDate: judgement.nextDate,
      savedAt: sentAt,
      submittedAt: sentAt,
      updatedAt: sentAt,
    })
    const passed = judgement.result === 'Passed'
    const event = { category: 'OnlineCheck', operation: 'Submit', kind, version: currentVersion } as const
    happen(life, sentAt, 'self', event, {
      ...effectsOf(judgement, life.profile),
      ...moved(life, sentAt, passed ? 'onlineCheckPassed' : 'onlineCheckFailed'),
    })
    if (passed) life.passedOn = today
    return judgement
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

/** What the check writes into the profile, as sending it does. */
function effectsOf(judgement: Judgement, profile: SampleProfile): Partial<SampleProfile> {
  const { result, score, caution } = judgement
  const passed = result === 'Passed'
  const notes =
    caution && !profile.caution?.includes(caution) ? [profile.caution, caution] : [profile.caution]
  return {
    onlineCheckResult: result,
    onlineCheckScore: score,
    caution: notes.filter(Boolean).join('\n') || null,
    ...(passed && profile.userStatus === 'Registration' ? { donorProcessStatus: 'Candidate' } : {}),
    ...(!passed && profile.userStatus === 'OnlineCheckBeforeRegistrationExam'
      ? { donorProcessStatus: 'Applicant' }
      : {}),
  }
}
