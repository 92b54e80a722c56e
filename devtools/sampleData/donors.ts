import { addDays, addWeeks, japaneseInstant, type JapaneseDate } from '../../shared/facts/dates'
import { periodFrom } from '../../shared/rules/donating/donorPeriod'
import { isOpenDay } from '../../shared/facts/holidays'
import type { Certification } from '../../shared/generated/schema'
import { analyseSample } from '../world/analyseSample'
import type { Story } from '../world/agenda'
import {
  applyForFloraTest,
  askForFloraTest,
  reportCondition,
  requestExam,
  stateNoChange,
} from '../world/member'
import {
  judge,
  recordDonation,
  recordFloraTest,
  recordStatement,
  scheduleExam,
  type Exam,
} from '../world/office'
import { must } from '../world/world'
import {
  businessDayOnOrAfter,
  businessDayOnOrBefore,
  donationTime,
  later,
  memberTime,
  MINUTE_MS,
  officeTime,
} from '../world/worldTime'
import { check, comeToGuidance, leaveCheckOpen } from './applicants'
import { SHARE_WITHOUT_STOOL, type DonorPlan, type FloraProgress } from './cast'
import { hospitalDayOnOrAfter, hospitalTimeOn } from './hospitalDays'
import type { SampleLife } from './life'

// From the guidance on.

/** Names two days that suit; for donors there is not much time. */
export async function* askForExam({ world, person }: SampleLife, aim?: JapaneseDate): Story {
  yield memberTime(world.random, addDays(world.today(), 1))
  const earliest = businessDayOnOrAfter(addDays(world.today(), 3))
  const first = aim && aim > earliest ? aim : earliest
  const days = [first, businessDayOnOrAfter(addDays(first, 1))]
  must(await requestExam(world, person.id, days), 'requestExam')
}

/** The office sets the day at its next working time. If holidays leave no time for the day, it is moved. */
export async function* setExam(life: SampleLife, aim: JapaneseDate): AsyncGenerator<Date, Exam, void> {
  const { world, person, office } = life
  yield officeTime(world.random, businessDayOnOrAfter(addDays(world.today(), 1)))
  const earliest = businessDayOnOrAfter(addDays(world.today(), 1))
  const date = aim > earliest ? aim : earliest
  return must(
    await scheduleExam(world, office(), {
      UserId: person.id,
      ScheduledDate: date,
      ScheduledTime: hospitalTimeOn(date),
    }),
    'scheduleExam',
  )
}

const RESULTS_AFTER_DAYS = 5

export async function* beJudged(life: SampleLife, exam: Exam, result: Certification): Story {
  const { world, office } = life
  yield officeTime(world.random, businessDayOnOrAfter(addDays(exam.date, RESULTS_AFTER_DAYS)))
  await life.panels.ofTest(life.person.id, exam, result)
  must(await judge(world, office(), exam, result), 'judge')
  life.donates = result === 'Certified'
}

const FROM_GUIDANCE_TO_EXAM = 21

/** Comes to the guidance and is tested on that working day. @yields until the day is set */
export async function* toExam(life: SampleLife, date: JapaneseDate): AsyncGenerator<Date, Exam, void> {
  yield* comeToGuidance(life, addDays(date, -FROM_GUIDANCE_TO_EXAM))
  yield* askForExam(life, date)
  return yield* setExam(life, date)
}

/** Days between the tests of a donor who renews: the window begins after 56 days. */
const DAYS_BETWEEN_EXAMS = 66

export async function* beDonor(life: SampleLife, plan: DonorPlan, ago: number): Story {
  const { today } = life
  const examDate = (before: number) =>
    businessDayOnOrAfter(addDays(today, -ago - DAYS_BETWEEN_EXAMS * before))
  const renewals = plan.renewals ?? 0
  let exam = yield* toExam(life, examDate(renewals))
  yield* beJudged(life, exam, 'Certified')
  life.tell(donate(life, plan.visits))
  if (plan.flora) life.tell(takeFloraTest(life, plan.flora))
  if (plan.interim) life.tell(takeInterimTest(life, plan.interim))
  if (plan.held) life.tell(beHeld(life, plan.held))
  for (let before = renewals - 1; before >= 0; before--) {
    yield* beginWindow(life, exam)
    exam = yield* renew(life, examDate(before))
    yield* beJudged(life, exam, 'Certified')
  }
  yield* end(life, plan.end, exam)
}

async function* beginWindow({ night }: SampleLife, exam: Exam): Story {
  yield night(periodFrom(exam.date).windowFrom)
}

async function* takeRenewalCheck(life: SampleLife): Story {
  yield memberTime(life.world.random, addDays(life.world.today(), 1))
  await check(life, 'Passed', { questions: 'renewal' })
}

async function* renew(life: SampleLife, aim: JapaneseDate): AsyncGenerator<Date, Exam, void> {
  yield* takeRenewalCheck(life)
  yield* askForExam(life, aim)
  return yield* setExam(life, aim)
}

async function* end(life: SampleLife, how: DonorPlan['end'], exam: Exam): Story {
  const { world, person, today, night } = life
  if (how === 'donating') return
  if (how === 'ill') {
    yield memberTime(world.random, addDays(today, -1))
    // So that there is something to hold.
    const since = life.lastGiven ?? addDays(today, -4)
    const until = [since, addDays(today, -2)].sort().at(-1) ?? since
    const answer = { choices: ['fever'], dates: { fever: until } }
    must(await reportCondition(world, person.id, answer, since), 'reportCondition')
    life.donates = false
    return
  }
  yield* beginWindow(life, exam)
  if (how === 'noticed') return
  if (how === 'expired') {
    yield night(addDays(periodFrom(exam.date).validUntil, 1))
    life.donates = false
    return
  }
  if (how === 'checkOpen') {
    yield memberTime(world.random, addDays(world.today(), 1))
    return leaveCheckOpen(life, 'renewal')
  }
  if (how === 'checkFailed') {
    yield memberTime(world.random, addDays(world.today(), 1))
    life.donates = false
    const fits = ({ nextDate }: { nextDate: JapaneseDate | null }) => nextDate !== null && nextDate > today
    await check(life, 'Failed_1', { questions: 'renewal', fits })
    return
  }
  yield* takeRenewalCheck(life)
  if (how === 'checkPassed') return
  yield* askForExam(life)
  if (how === 'requested') return
  const aims = {
    scheduled: hospitalDayOnOrAfter(addDays(today, 2)),
    examToday: businessDayOnOrAfter(today),
    examined: businessDayOnOrBefore(addDays(today, -1)),
    refused: world.today(),
  }
  const next = yield* setExam(life, aims[how])
  if (how !== 'refused') return
  yield* beJudged(life, next, 'NotCertified')
  // What was given since is not kept here any more.
  await life.panels.lookInto(person.id, '献便の時期に重なるため、使わないこととしました')
  await life.panels.decide(person.id, 'Discarded')
}

const WORKING_DAYS = 5
const SAID_BEFORE_MS = 3 * MINUTE_MS
const NOTED_AFTER_MS = 10 * MINUTE_MS
const SHARE_ASKED_AT_THE_DESK = 0.3

async function sayNoChange({ world, person, office }: SampleLife): Promise<void> {
  if (world.random.chance(SHARE_ASKED_AT_THE_DESK))
    must(await recordStatement(world, office(), person.id), 'recordStatement')
  else must(await stateNoChange(world, person.id), 'submitStatement')
}

/** Comes to the donation room at the donor's own pace, as long as donating is possible. */
async function* donate(life: SampleLife, visits: number): Story {
  const { world, person, office, today } = life
  const { random, deps } = world
  for (let day = addDays(world.today(), 1); day <= today; day = addDays(day, 1)) {
    if (!isOpenDay(day, deps.texts) || !random.chance(visits / WORKING_DAYS)) continue
    const at = donationTime(random, day)
    yield later(at, -SAID_BEFORE_MS)
    if (!life.donates) return
    await sayNoChange(life)
    yield later(at, NOTED_AFTER_MS)
    if (!life.donates) return
    const received = !random.chance(SHARE_WITHOUT_STOOL)
    const StoolReceiptStatus = received ? 'Implemented' : 'NotImplemented'
    const input = { UserId: person.id, DonationAt: at.toISOString(), StoolReceiptStatus } as const
    const by = office()
    const { recordDonation: kept } = must(await recordDonation(world, by, input), 'recordDonation')
    if (!received) continue
    life.lastGiven = day
    await life.keepUnit(by, { id: kept.Id, at })
  }
}

/** In the evening, when no one else does anything. */
const PHYSICIANS_HOUR = 20

async function* takeInterimTest({ person, panels, today }: SampleLife, ago: number): Story {
  const day = businessDayOnOrBefore(addDays(today, -ago))
  yield japaneseInstant(day, PHYSICIANS_HOUR)
  await panels.apart(person.id, 'Interim')
  yield japaneseInstant(businessDayOnOrAfter(addDays(day, 1)), PHYSICIANS_HOUR)
  await panels.release(person.id)
}

async function* beHeld({ person, panels, today }: SampleLife, ago: number): Story {
  const day = businessDayOnOrBefore(addDays(today, -ago))
  const next = businessDayOnOrAfter(addDays(day, 1))
  yield japaneseInstant(day, PHYSICIANS_HOUR)
  await panels.hold(person.id, '検査機関から、検体の取り違えの可能性について連絡があったため')
  yield japaneseInstant(next, PHYSICIANS_HOUR)
  await panels.lookInto(person.id, '検体番号と採取の記録を照らし合わせ、取り違えはありませんでした')
  yield japaneseInstant(businessDayOnOrAfter(addDays(next, 1)), PHYSICIANS_HOUR)
  await panels.decide(person.id, 'Lifted')
}

const WEEKS_TO_APPLY = 4

async function* takeFloraTest(life: SampleLife, progress: FloraProgress): Story {
  const { world, person, office } = life
  const { random } = world
  const officeDay = (days: number) => officeTime(random, businessDayOnOrAfter(addDays(world.today(), days)))
  const memberDay = (days: number) => memberTime(random, addDays(world.today(), days))
  yield memberDay(8)
  must(await askForFloraTest(world, person.id), 'askForFloraTest')
  if (progress === 'Asked') return

  yield officeDay(1)
  const invitation = { UserId: person.id, DeadlineForApplicationAt: addWeeks(world.today(), WEEKS_TO_APPLY) }
  const { recordIntestinalFloraTest: test } = must(
    await recordFloraTest(world, office(), { Status: 'Guidance', ...invitation }),
    'recordFloraTest',
  )
  if (progress === 'Guidance') return

  yield memberDay(random.whole(1, 4))
  must(await applyForFloraTest(world, person.id, test.Id), 'applyForFloraTest')
  if (progress === 'Applied') return

  yield officeDay(random.whole(3, 8))
  const sample = { SampleId: `FL-${random.whole(100_000, 999_999)}`, ExamDate: world.today() }
  must(
    await recordFloraTest(world, office(), { InspectionDetailId: test.Id, Status: 'Received', ...sample }),
    'recordFloraTest',
  )
  if (progress === 'Received') return

  yield officeDay(random.whole(14, 20))
  const { composition, diversityScore } = analyseSample(random)
  const found = { IntestinalFloraComposition: composition, DiversityScore: diversityScore }
  must(
    await recordFloraTest(world, office(), { InspectionDetailId: test.Id, Status: 'Shared', ...found }),
    'recordFloraTest',
  )
}
