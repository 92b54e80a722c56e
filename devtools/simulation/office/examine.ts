import { addDays, japaneseInstant, type JapaneseDate } from '../../../shared/dates'
import type { InspectionType } from '../../../shared/generated/schema'
import { businessDayOnOrAfter, officeTime } from '../../sampleData/sampleTime'
import { call } from '../call'
import { rates } from '../rates'
import type { Person, World } from '../world'

const SCHEDULE = 'mutation ($input: ScheduleExamInput!) { scheduleExam(input: $input) { Id InspectionType } }'
const JUDGE = 'mutation ($input: RecordHealthCheckInput!) { recordHealthCheck(input: $input) { Id } }'

type Scheduled = { scheduleExam: { Id: string; InspectionType: InspectionType } }

/** A wish has come in: a date is set on a working day soon, one of those wished for if it has not passed. */
export function planExam(world: World, person: Person, wishes: readonly JapaneseDate[]): void {
  const { random, agenda } = world
  const day = businessDayOnOrAfter(addDays(world.today(), random.whole(1, 3)))
  agenda.add(officeTime(random, day), () => schedule(world, person, random.pick(wishes)))
}

async function schedule(world: World, person: Person, wish: JapaneseDate): Promise<void> {
  const { random, agenda, office } = world
  const earliest = businessDayOnOrAfter(addDays(world.today(), 1))
  const date = wish > earliest ? wish : earliest
  const input = { UserId: person.id, ScheduledDate: date }
  const { data } = await call<Scheduled>(world, office, SCHEDULE, { input })
  if (!data) return
  const { Id, InspectionType: type } = data.scheduleExam
  agenda.add(japaneseInstant(date, 17), async () => {
    if (person.gone) return
    if (!random.chance(rates.comesToExam)) return planExam(world, person, [addDays(date, 7)])
    const day = businessDayOnOrAfter(addDays(date, random.whole(3, 7)))
    agenda.add(officeTime(random, day), () => judge(world, person, { screeningId: Id, type, date }))
  })
}

/** The hospital's findings have come. One entry in some is sent twice: the second changes nothing. */
async function judge(
  world: World,
  person: Person,
  exam: { screeningId: string; type: InspectionType; date: JapaneseDate },
): Promise<void> {
  const { random, office, notes } = world
  const share = exam.type === 'Renewal' ? rates.certifiedAgain : rates.certifiedFirst
  const result = random.chance(share) ? 'Certified' : 'NotCertified'
  const input = {
    ScreeningId: exam.screeningId,
    ExamDate: exam.date,
    MedicalHistoryStatus: 'Implemented',
    NormalJudgmentStatus: 'Implemented',
    SampleTestResult: result,
    DonorStatus: result,
  }
  const { data } = await call(world, office, JUDGE, { input })
  if (random.chance(0.1)) await call(world, office, JUDGE, { input })
  if (data && result === 'Certified')
    notes.certifications.push({
      userId: person.id,
      screeningId: exam.screeningId,
      type: exam.type,
      on: world.today(),
    })
}
