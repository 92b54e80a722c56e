import { addDays, japaneseDateOf, type JapaneseDate } from '../../../shared/dates'
import { retryAfterExam } from '../../../shared/donorPeriod'
import type { InspectionType } from '../../../shared/generated/schema'
import { happen, moved, type Life } from '../life'
import type { SampleRows } from '../rows'
import { businessDayOnOrAfter, memberTime, officeTime } from '../../world/worldTime'

export function screeningInHand(life: Life): SampleRows['screenings'][number] {
  if (!life.screening) throw new Error('There is no screening')
  return life.screening
}

const typeOf = (life: Life): InspectionType => screeningInHand(life).inspectionType

/** Names the days that would suit, the day after the last step. */
export function requestExam(life: Life): void {
  const at = memberTime(life.world.random, addDays(japaneseDateOf(life.at), 1))
  const event = { category: 'Screening', operation: 'Request', type: typeOf(life) } as const
  happen(life, at, 'self', event, moved(life, at, 'examRequested'))
  const first = businessDayOnOrAfter(addDays(japaneseDateOf(at), 3))
  Object.assign(screeningInHand(life), {
    examRequestedAt: at,
    preferredDates: [first, businessDayOnOrAfter(addDays(first, 1))],
    updatedAt: at,
  })
}

/** The office sets the day, on the next day it works. */
export function scheduleExam(life: Life, date: JapaneseDate): void {
  const { random, staff } = life.world
  const type = typeOf(life)
  const at = officeTime(random, businessDayOnOrAfter(addDays(japaneseDateOf(life.at), 1)))
  if (date <= japaneseDateOf(at)) throw new Error('A test is set for a day to come')
  const event = { category: 'Screening', operation: 'Schedule', type, date } as const
  happen(life, at, staff.administratorAt(at), event, moved(life, at, 'examScheduled'))
  Object.assign(screeningInHand(life), {
    [type === 'Renewal' ? 'scheduledRenewalExamDate' : 'scheduledInitialExamDate']: date,
    ...(type === 'Renewal' ? { renewalExamStatus: 'NotImplemented' } : {}),
    updatedAt: at,
  })
}

/** When the results of a test are there: five days later, or when the office opens after that. */
export const judgedAt = (life: Life, examDate: JapaneseDate) =>
  officeTime(life.world.random, businessDayOnOrAfter(addDays(examDate, 5)))

/** Writes what the hospital found. The step of the life itself is the caller's. */
export function addHealthCheck(
  life: Life,
  at: Date,
  examDate: JapaneseDate,
  result: 'Certified' | 'NotCertified',
): void {
  const screening = screeningInHand(life)
  life.world.rows.healthChecks.push({
    screeningId: screening.id,
    userId: life.profile.id,
    examDate,
    medicalHistoryStatus: 'Implemented',
    sampleTestResult: result,
    donorStatus: result,
    normalJudgmentStatus: 'Implemented',
    reason: result === 'NotCertified' ? 'SampleTest' : null,
    createdAt: at,
    updatedAt: at,
  })
  Object.assign(
    screening,
    screening.inspectionType === 'Renewal'
      ? { renewalExamDate: examDate, renewalExamStatus: 'Implemented', renewalExamResult: result }
      : { initialExamDate: examDate },
    { judgedAt: at, updatedAt: at },
  )
}

/** The registration test judged NotCertified. */
export function refuse(life: Life, examDate: JapaneseDate): void {
  const at = judgedAt(life, examDate)
  const by = life.world.staff.administratorAt(at)
  const event = { category: 'Screening', operation: 'Judge', type: typeOf(life) } as const
  happen(life, at, by, event, {
    ...moved(life, at, 'notCertified'),
    donorProcessStatus: 'Applicant',
    onlineCheckResult: null,
    onlineCheckScore: null,
    retryFrom: retryAfterExam(japaneseDateOf(at)),
  })
  addHealthCheck(life, at, examDate, 'NotCertified')
}
