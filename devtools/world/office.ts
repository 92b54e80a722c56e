import { sql } from 'drizzle-orm'
import type { JapaneseDate } from '../../shared/facts/dates'
import { NONE } from '../../shared/questionnaire/engine/answer'
import type {
  Certification,
  CreateAdministratorInput,
  InspectionType,
  RecordDonationInput,
  RecordIntestinalFloraTestInput,
  UpdateExamDaysInput,
  ScheduleExamInput,
  StopUserInput,
} from '../../shared/generated/schema'
import type { Calls, World } from './world'

// The office's calls, as the administrator `by`.

const PLACES = 'mutation ($input: UpdatePreferenceSlotInput!) { updatePreferenceSlot(input: $input) { Id } }'

/** Sets the places of the month of a day: places of this month invite the first in line at once. */
export function setPlaces(
  world: Calls,
  by: string,
  { month, places, added }: { month: JapaneseDate; places: number; added: number },
) {
  const [year, number] = month.split('-').map(Number)
  return world.call(by, PLACES, {
    input: { Year: year, Month: number, AvailableSlots: places, AdditionalAvailableSlots: added },
  })
}

const ATTEND = `mutation ($input: RecordGuidanceAttendanceInput!) {
  recordGuidanceAttendance(input: $input) { Status }
}`

/** Records at the end of the hour who came, with what was signed and handed over. */
export const recordAttendance = (
  world: Calls,
  by: string,
  userId: string,
  came: { consent: string; kit: string } | null,
) =>
  world.call(by, ATTEND, {
    input: {
      UserId: userId,
      Attended: came !== null,
      ...(came
        ? { ConsentVersion: came.consent, KitNumber: came.kit, IdentityDocument: 'DriversLicense' }
        : {}),
    },
  })

const SCHEDULE = 'mutation ($input: ScheduleExamInput!) { scheduleExam(input: $input) { Id InspectionType } }'
const JUDGE = 'mutation ($input: RecordHealthCheckInput!) { recordHealthCheck(input: $input) { Id } }'

export type Exam = { screeningId: string; type: InspectionType; date: JapaneseDate }

export async function scheduleExam(world: Calls, by: string, input: ScheduleExamInput) {
  type Scheduled = { scheduleExam: { Id: string; InspectionType: InspectionType } }
  const { data, code } = await world.call<Scheduled>(by, SCHEDULE, { input })
  if (code !== null) return { data: null, code }
  const { Id: screeningId, InspectionType: type } = data.scheduleExam
  return { data: { screeningId, type, date: input.ScheduledDate } satisfies Exam, code }
}

const OPENING = '{ getOpening { Version } }'
const HOSPITAL = 'mutation ($input: UpdateExamDaysInput!) { updateExamDays(input: $input) { success } }'

export async function setHospitalDays(world: Calls, by: string, days: Omit<UpdateExamDaysInput, 'Version'>) {
  const { data, code } = await world.call<{ getOpening: { Version: number } }>(by, OPENING, {})
  if (code !== null) return { data: null, code }
  return world.call(by, HOSPITAL, { input: { ...days, Version: data.getOpening.Version } })
}

const POINTS = `query ($id: ID!) { getScreeningById(ScreeningId: $id) { OnlineCheck { Points { QuestionId Open } } } }`
const CLEAR = 'mutation ($input: ClearCheckPointInput!) { clearCheckPoint(input: $input) { Open } }'

type Points = {
  getScreeningById: { OnlineCheck: { Points: { QuestionId: string; Open: boolean }[] } | null }
}

/** Clears the points of the check: nothing is against a certification. */
async function clearPoints(world: Calls, by: string, screeningId: string) {
  const { data } = await world.call<Points>(by, POINTS, { id: screeningId })
  for (const { QuestionId, Open } of data?.getScreeningById.OnlineCheck?.Points ?? [])
    if (Open)
      await world.call(by, CLEAR, { input: { ScreeningId: screeningId, QuestionId, Finding: 'NoConcern' } })
}

export async function judge(world: Calls, by: string, exam: Exam, result: Certification) {
  if (result === 'Certified') await clearPoints(world, by, exam.screeningId)
  return world.call(by, JUDGE, {
    input: {
      ScreeningId: exam.screeningId,
      ExamDate: exam.date,
      MedicalHistoryStatus: 'Implemented',
      NormalJudgmentStatus: 'Implemented',
      SampleTestResult: result,
      DonorStatus: result,
    },
  })
}

const ASK = 'mutation ($input: RecordStatementInput!) { recordStatement(input: $input) { UserId } }'

/** The statement of the day, given aloud: nothing has changed. */
export const recordStatement = (world: Calls, by: string, userId: string) =>
  world.call(by, ASK, { input: { UserId: userId, Answer: { choices: [NONE] } } })

const DONATION = 'mutation ($input: RecordDonationInput!) { recordDonation(input: $input) { Id UserId } }'

export const recordDonation = (world: Calls, by: string, input: RecordDonationInput) =>
  world.call<{ recordDonation: { Id: string; UserId: string } }>(by, DONATION, { input })

const SETTLE = 'mutation ($input: SettleRewardsInput!) { settleRewards(input: $input) { Due } }'

export const settleRewards = (world: Calls, by: string, userId: string, period: JapaneseDate) =>
  world.call(by, SETTLE, { input: { UserId: userId, Period: period } })

/** The periods with due rewards that are not settled. @param until the last day on which they ended */
export async function periodsDue({ deps }: World, until: JapaneseDate) {
  const { rows } = await deps.db.execute<{ user_id: string; period: JapaneseDate }>(sql`
    SELECT DISTINCT due.user_id, screenings.period_closed_on::text AS period
    FROM reward_entries due JOIN screenings ON screenings.id = due.period_id
    WHERE due.stage = 'Due' AND screenings.period_closed_on <= ${until} AND NOT EXISTS (
      SELECT 1 FROM reward_entries paid
      WHERE paid.donation_id = due.donation_id AND paid.kind = due.kind AND paid.stage = 'Paid')
    ORDER BY due.user_id, period`)
  return rows.map(({ user_id: userId, period }) => ({ userId, period }))
}

const FLORA = `mutation ($input: RecordIntestinalFloraTestInput!) {
  recordIntestinalFloraTest(input: $input) { Id }
}`

export const recordFloraTest = (world: Calls, by: string, input: RecordIntestinalFloraTestInput) =>
  world.call<{ recordIntestinalFloraTest: { Id: string } }>(by, FLORA, { input })

const COLLEAGUE = 'mutation ($input: CreateAdministratorInput!) { createAdministrator(input: $input) { Id } }'

export const addColleague = (world: Calls, by: string, input: CreateAdministratorInput) =>
  world.call<{ createAdministrator: { Id: string } }>(by, COLLEAGUE, { input })

const STOP = 'mutation ($input: StopUserInput!) { stopUser(input: $input) { Id } }'
const DELETE = 'mutation ($input: DeleteUserInput!) { deleteUser(input: $input) { Id } }'
const OUT_OF_TURN = 'mutation ($input: InviteOutOfTurnInput!) { inviteOutOfTurn(input: $input) { Id } }'
const VERSION = 'query ($id: ID!) { getUserById(UserId: $id) { Profile { Version Caution } } }'
const CHANGE = `mutation ($input: UpdateUserProfileByAdminInput!) {
  updateUserProfileByAdmin(input: $input) { Id }
}`
const REOPEN = 'mutation ($input: WithReasonInput!) { reopenOnlineCheck(input: $input) { Id } }'
const LIFT = 'mutation ($input: WithReasonInput!) { liftDonationPause(input: $input) { Id } }'

export const stop = (world: Calls, by: string, input: StopUserInput) => world.call(by, STOP, { input })

type Found = { getUserById: { Profile: { Version: number; Caution: string | null } } }

/** Changes a profile from its current values. @param changes made from the office's previous note */
export async function changeProfile(
  world: Calls,
  by: string,
  userId: string,
  changes: (caution: string | null) => Record<string, unknown>,
) {
  const { data, code } = await world.call<Found>(by, VERSION, { id: userId })
  if (code !== null) return { data: null, code }
  const { Version, Caution } = data.getUserById.Profile
  return world.call(by, CHANGE, { input: { UserId: userId, Version, ...changes(Caution) } })
}

export const suspend = (world: Calls, by: string, userId: string, reason: string) =>
  changeProfile(world, by, userId, () => ({ SuspensionStatus2: true, Reason: reason }))

export const removeUser = (world: Calls, by: string, userId: string, reason: string) =>
  world.call(by, DELETE, { input: { UserId: userId, Reason: reason } })

export const inviteOutOfTurn = (
  world: Calls,
  by: string,
  userId: string,
  { reason, addPlace = false }: { reason: string; addPlace?: boolean },
) => world.call(by, OUT_OF_TURN, { input: { UserId: userId, Reason: reason, AddPlace: addPlace } })

export const reopenCheck = (world: Calls, by: string, userId: string, reason: string) =>
  world.call(by, REOPEN, { input: { UserId: userId, Reason: reason } })

export const liftPause = (world: Calls, by: string, userId: string, reason: string) =>
  world.call(by, LIFT, { input: { UserId: userId, Reason: reason } })
