import { japaneseDateOf } from '../../../shared/dates'
import { currentVersion } from '../../../shared/questionnaire/versions'
import { onlineCheckKindIn, questionsOf } from '../../../server/screenings/onlineCheckKind'
import { happen, type Life } from '../life'
import type { SampleRows } from '../rows'

/** Which of the checks is due for somebody. */
export function checkDue(life: Life) {
  const kind = onlineCheckKindIn(life.profile.userStatus)
  if (!kind) throw new Error(`No check is due in ${life.profile.userStatus}`)
  return { kind, questions: questionsOf(kind) }
}

/** Agrees to the handling of health data and opens the check. */
export function startCheck(life: Life, at: Date): SampleRows['onlineChecks'][number] {
  const { rows, random } = life.world
  const { kind } = checkDue(life)
  const today = japaneseDateOf(at)
  const audit = { createdAt: at, updatedAt: at }
  happen(life, at, 'self', { category: 'OnlineCheck', operation: 'Start', kind })
  life.screening = {
    id: random.uuid(),
    userId: life.profile.id,
    recruitmentYear: Number(today.slice(0, 4)),
    recruitmentMonth: Number(today.slice(5, 7)),
    inspectionType: kind === 'BeforeRenewal' ? 'Renewal' : 'Registration',
    userStatus: life.profile.userStatus,
    onlineCheckStartAt: at,
    screeningInfoCreatedAt: at,
    ...audit,
  }
  const check: SampleRows['onlineChecks'][number] = {
    screeningId: life.screening.id,
    userId: life.profile.id,
    version: currentVersion,
    consentedAt: at,
    ...audit,
  }
  rows.screenings.push(life.screening)
  rows.onlineChecks.push(check)
  return check
}
