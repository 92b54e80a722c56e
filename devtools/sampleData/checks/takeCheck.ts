import { japaneseDateOf } from '../../../shared/dates'
import type { Judgement } from '../../../shared/questionnaire/judgement'
import { currentVersion } from '../../../shared/questionnaire/versions'
import { happen, moved, type Life } from '../life'
import type { SampleProfile } from '../rows'
import { later, MINUTE_MS } from '../../world/worldTime'
import { drawAnswers, type WantedResult } from '../../world/checks/drawAnswers'
import { checkDue, startCheck } from './startCheck'

/**
 * Answers the whole check and sends it.
 * @param fits narrows the wanted judgements further, for instance to those with a date that has passed
 */
export function takeCheck(
  life: Life,
  sentAt: Date,
  wanted: WantedResult,
  fits?: (judgement: Judgement) => boolean,
): Judgement {
  const { random, region } = life.world
  const { kind, questions } = checkDue(life)
  const startedAt = later(sentAt, -random.whole(9, 28) * MINUTE_MS)
  const check = startCheck(life, startedAt < life.at ? life.at : startedAt)
  const today = japaneseDateOf(sentAt)

  const { answers, judgement } = drawAnswers(wanted, {
    random,
    healthy: life.answers,
    questions,
    today,
    region,
    fits,
  })
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
    ...(profile.userStatus === 'RenewalExamOnlineCheckBeforeExam'
      ? { donationPaused: !passed }
      : { donorProcessStatus: passed ? 'Candidate' : 'Applicant' }),
  }
}
