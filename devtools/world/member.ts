import type { JapaneseDate } from '../../shared/dates'
import type { FloraTestStatus, OnlineCheckResult, UserStatus } from '../../shared/generated/schema'
import type { Answer, Answers } from '../../shared/questionnaire/answer'
import { columnOf } from '../../server/users/profileColumns'
import { eachField, memberFields, type MemberField } from '../../shared/profile/fields'
import type { InventedPerson } from './people/inventPerson'
import type { World } from './world'

// What members do, as the documents that a client sends. Whoever calls decides what a refusal means.

const REGISTER =
  'mutation ($input: UpdateUserProfileInput!) { updateUserProfile(input: $input) { UserStatus } }'

/** Opens a confirmed account, as a sign-up does whose mail was read. */
export const openAccount = ({ identity, now }: World, { id, email }: InventedPerson, password?: string) =>
  identity.unsafeImportUser({ sub: id, email, password, createdAt: now() })

/** Enters the profile for the first time. */
export const register = (world: World, person: Entered, { magazine }: { magazine: boolean }) =>
  world.call(person.id, REGISTER, {
    input: {
      ...eachField(enteredFields, (field) => person[columnOf(field)]),
      SubscribedMagazine: magazine,
    },
  })

type EnteredField = Exclude<MemberField, 'SubscribedMagazine'>
/** Somebody with a value for each field that members enter. */
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

/** What my page shows. */
export const openMyPage = (world: World, id: string) => world.call<{ getUser: MyPage }>(id, MY_PAGE)

const START = 'mutation { startOnlineCheck { Id } }'
const SAVE = `mutation ($id: ID!, $answers: JSON!) {
  saveOnlineCheckDraft(input: { ScreeningId: $id, Answers: $answers }) { Id }
}`
const SUBMIT = `mutation ($id: ID!, $answers: JSON!) {
  submitOnlineCheck(input: { ScreeningId: $id, Answers: $answers }) { OnlineCheck { OnlineCheckResult NextDate } }
}`

export type CheckResult = { OnlineCheckResult: OnlineCheckResult; NextDate: JapaneseDate | null }

/** Agrees to the handling of health data and opens the check that is due. */
export const startCheck = (world: World, id: string) =>
  world.call<{ startOnlineCheck: { Id: string } }>(id, START)

export const saveDraft = (world: World, id: string, screeningId: string, answers: Answers) =>
  world.call(id, SAVE, { id: screeningId, answers })

export const submitCheck = (world: World, id: string, screeningId: string, answers: Answers) =>
  world.call<{ submitOnlineCheck: { OnlineCheck: CheckResult } }>(id, SUBMIT, { id: screeningId, answers })

const HOURS =
  'query ($date: Date!) { listBookingAvailableslots(date: $date) { items { StartAt Remaining } } }'
const RESERVE = 'mutation ($at: DateTime!) { reserveGuidance(input: { StartAt: $at }) { ReservedAt } }'
const CHANGE = 'mutation ($at: DateTime!) { updateGuidance(input: { StartAt: $at }) { ReservedAt } }'
const CANCEL = 'mutation { deleteGuidance { Id } }'

type Hours = { listBookingAvailableslots: { items: { StartAt: string; Remaining: number }[] } }

/** The hours of a day that have a place left. */
export async function freeHours(world: World, id: string, date: JapaneseDate): Promise<Date[]> {
  const { data } = await world.call<Hours>(id, HOURS, { date })
  const items = data?.listBookingAvailableslots.items ?? []
  return items.filter(({ Remaining }) => Remaining > 0).map(({ StartAt }) => new Date(StartAt))
}

export const reserve = (world: World, id: string, at: Date) =>
  world.call(id, RESERVE, { at: at.toISOString() })
export const changeBooking = (world: World, id: string, at: Date) =>
  world.call(id, CHANGE, { at: at.toISOString() })
export const cancelBooking = (world: World, id: string) => world.call(id, CANCEL)

const REQUEST = `mutation ($dates: [Date!]!) {
  requestDonorRegistration(input: { PreferredDates: $dates }) { success }
}`

/** Asks for the test that is due, with days that would suit. */
export const requestExam = (world: World, id: string, days: readonly JapaneseDate[]) =>
  world.call(id, REQUEST, { dates: [...new Set(days)] })

const ASK = 'mutation { requestApplicationFloraExamination { success } }'
const APPLY = `mutation ($id: ID!) {
  requestGutFloraExamination(input: { InspectionDetailId: $id, Consent: true }) { success }
}`

/** Asks to be invited to the flora test. */
export const askForFloraTest = (world: World, id: string) => world.call(id, ASK)

/** Takes up an invitation to the flora test. */
export const applyForFloraTest = (world: World, id: string, testId: string) =>
  world.call(id, APPLY, { id: testId })

const REPORT = `mutation ($answer: JSON!, $since: Date!) {
  reportCondition(input: { Answer: $answer, Since: $since }) { Id }
}`

/** Tells a change of condition, with the answer to what it asks. */
export const reportCondition = (world: World, id: string, answer: Answer, since: JapaneseDate) =>
  world.call(id, REPORT, { answer, since })

const WITHDRAW = 'mutation { requestWithdrawal { success } }'

/** Leaves the service. */
export const withdraw = (world: World, id: string) => world.call(id, WITHDRAW)
