import { addDays, japaneseDateOf, type JapaneseDate } from '../../../shared/dates'
import { leaveCheckOpen } from '../checks/leaveCheckOpen'
import { takeCheck } from '../checks/takeCheck'
import { certify, renew } from '../donors/certify'
import { donateUntil, donateUntilNow } from '../donors/donate'
import { beginWindow, endByTest, endPeriod } from '../donors/period'
import { judgedAt, requestExam, scheduleExam } from '../exams/exam'
import { takeFloraTest, type FloraProgress } from '../floraTests/floraTest'
import type { Life } from '../life'
import { businessDayOnOrAfter, businessDayOnOrBefore, memberTime } from '../../world/worldTime'
import { daysAgo, type World } from '../world'
import { atExam } from './examStories'

/** From one test to the next of somebody who renews: the window begins after 56 days. */
const DAYS_BETWEEN_EXAMS = 66

/** How far the window of the running period has gone, or how the donor's time ended. */
export type DonorEnd =
  | 'donating'
  | 'noticed'
  | 'checkOpen'
  | 'checkFailed'
  | 'checkPassed'
  | 'requested'
  | 'scheduled'
  | 'examined'
  | 'refused'
  | 'expired'

export type DonorPlan = {
  /** Days since the last test that was judged Certified. */
  days: number
  /** How many of the tests before it were renewals' too. */
  renewals?: number
  /** Visits a week. */
  rate: number
  end: DonorEnd
  flora?: FloraProgress
  email?: string
}

/** The whole way of a donor, from the sign-up to now. */
export function donor(world: World, plan: DonorPlan): Life {
  const renewals = plan.renewals ?? 0
  const examDate = (before: number) =>
    businessDayOnOrAfter(daysAgo(world, plan.days + DAYS_BETWEEN_EXAMS * before))
  const first = examDate(renewals)
  const life = atExam(world, first, plan.email)
  certify(life, first, plan.rate)
  if (plan.flora) takeFloraTest(life, addDays(japaneseDateOf(life.at), 12), plan.flora)
  for (let before = renewals - 1; before >= 0; before--) {
    beginWindow(life)
    renewAt(life, examDate(before))
  }
  finish(life, plan.end)
  return life
}

const nextDay = (life: Life) => memberTime(life.world.random, addDays(japaneseDateOf(life.at), 1))

function askForExam(life: Life): void {
  takeCheck(life, nextDay(life), 'Passed')
  requestExam(life)
}

function renewAt(life: Life, examDate: JapaneseDate): void {
  askForExam(life)
  const date = renewalExamDate(life, examDate)
  scheduleExam(life, date)
  const at = judgedAt(life, date)
  donateUntil(life, japaneseDateOf(at))
  renew(life, date, at)
}

/** The planned day, or the first one for which holidays leave time to set it. */
function renewalExamDate(life: Life, planned: JapaneseDate): JapaneseDate {
  const set = businessDayOnOrAfter(addDays(japaneseDateOf(life.at), 1))
  const earliest = businessDayOnOrAfter(addDays(set, 1))
  return planned > earliest ? planned : earliest
}

function finish(life: Life, end: DonorEnd): void {
  const { world } = life
  if (end === 'expired' || end === 'refused') {
    beginWindow(life)
    if (end === 'expired') return endPeriod(life)
    askForExam(life)
    const examDate = renewalExamDate(life, businessDayOnOrAfter(addDays(japaneseDateOf(life.at), 6)))
    scheduleExam(life, examDate)
    const at = judgedAt(life, examDate)
    donateUntil(life, japaneseDateOf(at))
    return endByTest(life, examDate, at)
  }
  if (end !== 'donating') {
    beginWindow(life)
    goOn(life, end)
  }
  if (end === 'checkFailed') donateUntil(life, japaneseDateOf(life.at))
  else donateUntilNow(life)
  // The account page and the page of a person read the newest change; visits are told last.
  if (world.now < life.profile.updatedAt) throw new Error('A visit has not come yet')
}

function goOn(life: Life, end: Exclude<DonorEnd, 'donating' | 'expired' | 'refused'>): void {
  const { today } = life.world
  if (end === 'noticed') return
  if (end === 'checkOpen') return leaveCheckOpen(life, nextDay(life))
  if (end === 'checkFailed') {
    takeCheck(life, nextDay(life), 'Failed_1', ({ nextDate }) => nextDate !== null && nextDate > today)
    return
  }
  if (end === 'checkPassed') {
    takeCheck(life, nextDay(life), 'Passed')
    return
  }
  askForExam(life)
  if (end === 'scheduled') scheduleExam(life, businessDayOnOrAfter(addDays(today, 2)))
  if (end === 'examined') scheduleExam(life, businessDayOnOrBefore(addDays(today, -1)))
}
