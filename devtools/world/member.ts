import type { JapaneseDate } from '../../shared/facts/dates'
import type { FloraTestStatus, OnlineCheckResult, UserStatus } from '../../shared/generated/schema'
import { NONE, type Answer, type Answers } from '../../shared/questionnaire/engine/answer'
import { columnOf } from '../../server/records/person/profileColumns'
import { eachField, memberFields, type MemberField } from '../../shared/facts/fields'
import type { InventedPerson } from './inventPerson'
import type { Calls, World } from './world'

// The members' calls. The caller decides what a refusal means.

const REGISTER =
  'mutation ($input: UpdateUserProfileInput!) { updateUserProfile(input: $input) { UserStatus } }'

export const openAccount = ({ identity, now }: World, { id, email }: InventedPerson, password?: string) =>
  identity.unsafeImportUser({ sub: id, email, password, createdAt: now() })

export const register = (
  world: Calls,
  person: Entered,
  { magazine, partner }: { magazine: boolean; partner?: string | undefined },
) =>
  world.call(person.id, REGISTER, {
    input: {
      ...eachField(enteredFields, (field) => person[columnOf(field)]),
      SubscribedMagazine: magazine,
      PartnerCode: partner,
    },
  })

type EnteredField = Exclude<MemberField, 'SubscribedMagazine'>
type Entered = { id: string } & Record<Uncapitalize<EnteredField>, string>
const enteredFields = memberFields.filter((field): field is EnteredField => field !== 'SubscribedMagazine')

const MY_PAGE = `query { getUser {
  Profile { UserStatus DonorId DonorStatus } Guidance { DeadlineAt ReservedAt } InspectionDetail { Id Status }
} }`

export type MyPage = {
  Profile: { UserStatus: UserStatus; DonorId: string | null; DonorStatus: string }
  Guidance: { DeadlineAt: JapaneseDate | null; ReservedAt: string | null } | null
  InspectionDetail: { Id: string; Status: FloraTestStatus }[]
}

export const openMyPage = (world: Calls, id: string) => world.call<{ getUser: MyPage }>(id, MY_PAGE)

const START = 'mutation { startOnlineCheck { Id } }'
const SAVE = `mutation ($id: ID!, $answers: JSON!) {
  saveOnlineCheckDraft(input: { ScreeningId: $id, Answers: $answers }) { Id }
}`
const SUBMIT = `mutation ($id: ID!, $answers: JSON!) {
  submitOnlineCheck(input: { ScreeningId: $id, Answers: $answers }) { OnlineCheck { OnlineCheckResult NextDate } }
}`

export type CheckResult = { OnlineCheckResult: OnlineCheckResult; NextDate: JapaneseDate | null }

/** Agrees to the handling of health data and opens the due check. */
export const startCheck = (world: Calls, id: string) =>
  world.call<{ startOnlineCheck: { Id: string } }>(id, START)

export const saveDraft = (world: Calls, id: string, screeningId: string, answers: Answers) =>
  world.call(id, SAVE, { id: screeningId, answers })

export const submitCheck = (world: Calls, id: string, screeningId: string, answers: Answers) =>
  world.call<{ submitOnlineCheck: { OnlineCheck: CheckResult } }>(id, SUBMIT, { id: screeningId, answers })

const HOURS =
  'query ($date: Date!) { listBookingAvailableslots(date: $date) { items { StartAt Remaining } } }'
const RESERVE = 'mutation ($at: DateTime!) { reserveGuidance(input: { StartAt: $at }) { ReservedAt } }'
const CHANGE = 'mutation ($at: DateTime!) { updateGuidance(input: { StartAt: $at }) { ReservedAt } }'
const CANCEL = 'mutation { deleteGuidance { Id } }'

type Hours = { listBookingAvailableslots: { items: { StartAt: string; Remaining: number }[] } }

/** The hours of a day with a place left. */
export async function freeHours(world: Calls, id: string, date: JapaneseDate): Promise<Date[]> {
  const { data } = await world.call<Hours>(id, HOURS, { date })
  const items = data?.listBookingAvailableslots.items ?? []
  return items.filter(({ Remaining }) => Remaining > 0).map(({ StartAt }) => new Date(StartAt))
}

export const reserve = (world: Calls, id: string, at: Date) =>
  world.call(id, RESERVE, { at: at.toISOString() })
export const changeBooking = (world: Calls, id: string, at: Date) =>
  world.call(id, CHANGE, { at: at.toISOString() })
export const cancelBooking = (world: Calls, id: string) => world.call(id, CANCEL)

const REQUEST = `mutation ($dates: [Date!]!) {
  requestDonorRegistration(input: { PreferredDates: $dates }) { success }
}`

export const requestExam = (world: Calls, id: string, days: readonly JapaneseDate[]) =>
  world.call(id, REQUEST, { dates: [...new Set(days)] })

const ASK = 'mutation { requestApplicationFloraExamination { success } }'
const APPLY = `mutation ($id: ID!) {
  requestGutFloraExamination(input: { InspectionDetailId: $id, Consent: true }) { success }
}`

export const askForFloraTest = (world: Calls, id: string) => world.call(id, ASK)

export const applyForFloraTest = (world: Calls, id: string, testId: string) =>
  world.call(id, APPLY, { id: testId })

const REPORT = `mutation ($answer: JSON!, $since: Date!) {
  reportCondition(input: { Answer: $answer, Since: $since }) { Id }
}`

export const reportCondition = (world: Calls, id: string, answer: Answer, since: JapaneseDate) =>
  world.call(id, REPORT, { answer, since })

const STATE = 'mutation ($answer: JSON!) { submitStatement(input: { Answer: $answer }) { Id } }'

/** The statement of the day: nothing has changed. */
export const stateNoChange = (world: Calls, id: string) =>
  world.call(id, STATE, { answer: { choices: [NONE] } })

const WITHDRAW = 'mutation { requestWithdrawal { success } }'

export const withdraw = (world: Calls, id: string) => world.call(id, WITHDRAW)
