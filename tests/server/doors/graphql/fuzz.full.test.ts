import fc from 'fast-check'
import { Kind, parse, valueFromASTUntyped } from 'graphql'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { passing, START } from '../../../support/answers'
import { applicant, certified, invited, newcomer, staff, type Actor } from '../../../support/actors'
import { codeOf, isLetIn, type ApiAnswer } from '../../../support/api'
import { times } from '../../../support/soak'
import { startTestServer, type TestServer } from '../../../support/testServer'
import { apiSchema } from '../../../../server/doors/graphql/schema'
import { allRoles } from '../../../../shared/rules/records/access/roles'
import { isRecord } from '../../../../shared/facts/isRecord'
import { rules } from '../../ground/access/operations'
import { deskInputs } from './deskInputs'
import { staffInputs } from './staffInputs'
import { donationRoomInputs } from './donationRoomInputs'
import { openingInputs } from './openingInputs'
import { guidanceDayInputs } from './guidanceDayInputs'
import { anything, mostly, near, text } from './arbitraries'

const RUNS = times(30, 1_000)
vi.setConfig({ testTimeout: RUNS * 2_000 })

let server: TestServer
let actors: Record<'newcomer' | 'member' | 'invited' | 'admin' | 'other' | 'donor', Actor>
let screeningId: string

beforeAll(async () => {
  server = await startTestServer()
  actors = {
    newcomer: await newcomer(server),
    member: await applicant(server),
    invited: await invited(server),
    admin: await staff(server, ...allRoles),
    other: await applicant(server),
    donor: await certified(server),
  }
  const { data } = await actors.member.call(START)
  screeningId = data?.startOnlineCheck.Id ?? ''
})
afterAll(() => server.close())

const profile = rules.updateUserProfile?.variables?.profile as Record<string, unknown>
const someAnswers = fc.oneof(
  fc.dictionary(fc.constantFrom('Q01', 'Q03', 'Q18', 'Q45', 'Q49', 'Q99', '__proto__', 'x\u0000'), anything, {
    maxKeys: 4,
  }),
  near(Object.fromEntries(Object.entries(passing).slice(0, 6))),
  anything,
)
const answersInput = () => fc.record({ ScreeningId: mostly(screeningId), Answers: someAnswers })
const time = fc.record({ StartAt: mostly('2026-12-03T02:00:00Z') })
const slot = near({ Year: 2027, Month: 5, AvailableSlots: 3, AdditionalAvailableSlots: 0 })
const colleague = fc.record({ Name: anything, Email: anything, Role: mostly('Support') })
const stop = () => near({ UserId: actors.other.id, Stop: true, Reason: '確認のため' })
const withReason = () => near({ UserId: actors.other.id, Reason: '事情をうかがったため' })
const findings = {
  ExamDate: '2026-11-30',
  MedicalHistoryStatus: 'Implemented',
  SampleTestResult: 'Certified',
  NormalJudgmentStatus: 'Implemented',
  DonorStatus: 'Certified',
}

const inputs: Record<string, [() => Actor, () => fc.Arbitrary<unknown>]> = {
  updateUserProfile: [() => actors.member, () => near(profile)],
  updateEmail: [() => actors.member, () => fc.record({ Email: anything })],
  updateSubscribedMagazine: [() => actors.member, () => fc.record({ SubscribedMagazine: anything })],
  saveOnlineCheckDraft: [() => actors.member, answersInput],
  submitOnlineCheck: [() => actors.member, answersInput],
  correctOnlineCheckAnswers: [() => actors.member, answersInput],
  reserveGuidance: [() => actors.invited, () => time],
  updateGuidance: [() => actors.invited, () => time],
  updatePreferenceSlot: [() => actors.admin, () => slot],
  createAdministrator: [() => actors.admin, () => colleague],
  deleteAdministrator: [() => actors.admin, () => fc.record({ Id: anything })],
  resetAdministratorTotp: [
    () => actors.admin,
    () => near({ AdministratorId: screeningId, IdempotencyKey: screeningId }),
  ],
  resendTemporaryPassword: [
    () => actors.admin,
    () => near({ AdministratorId: screeningId, IdempotencyKey: screeningId }),
  ],
  requestDonorRegistration: [
    () => actors.member,
    () => near({ PreferredDates: ['2026-12-10'], Note: '午前を希望します' }),
  ],
  requestGutFloraExamination: [
    () => actors.member,
    () => fc.record({ InspectionDetailId: anything, Consent: mostly(true) }),
  ],
  updateUserProfileByAdmin: [
    () => actors.admin,
    () => near({ UserId: actors.other.id, Version: 1, LastName: '山田', Tel: '09012345678', Caution: '' }),
  ],
  stopUser: [() => actors.admin, stop],
  updateUserEmailByAdmin: [
    () => actors.admin,
    () => near({ UserId: screeningId, Email: 'x@example.com', Identified: true, Reason: '確認のため' }),
  ],
  deleteUser: [() => actors.admin, () => near({ UserId: screeningId, Reason: '依頼により' })],
  inviteOutOfTurn: [() => actors.admin, withReason],
  reopenOnlineCheck: [() => actors.admin, withReason],
  liftDonationPause: [() => actors.admin, withReason],
  scheduleExam: [() => actors.admin, () => near({ UserId: actors.other.id, ScheduledDate: '2026-12-10' })],
  recordConsent: [
    () => actors.admin,
    () => near({ UserId: actors.invited.id, ConsentVersion: '2026-04', ConsentedOn: '2026-12-01' }),
  ],
  withdrawConsentByAdmin: [() => actors.admin, withReason],
  withdrawUseByAdmin: [() => actors.admin, withReason],
  closeOfficePoint: [() => actors.admin, () => near({ Id: screeningId, Reason: '確認済み' })],
  recordHealthCheck: [() => actors.admin, () => near({ ...findings, ScreeningId: screeningId })],
  ...donationRoomInputs(() => ({ ...actors, screeningId })),
  ...deskInputs(() => ({ ...actors, screeningId })),
  ...staffInputs(() => ({ ...actors, screeningId })),
  ...openingInputs(() => actors.admin),
  ...guidanceDayInputs(() => ({ ...actors, screeningId })),
  undoDonation: [() => actors.admin, () => near({ DonationId: screeningId })],
  correctDonation: [() => actors.admin, () => near({ DonationId: screeningId, Reason: '理由' })],
  reserveGuidanceByAdmin: [
    () => actors.admin,
    () => near({ UserId: actors.invited.id, StartAt: '2026-12-03T02:00:00Z' }),
  ],
  updateGuidanceByAdmin: [
    () => actors.admin,
    () => near({ UserId: actors.invited.id, StartAt: '2026-12-03T02:00:00Z' }),
  ],
  deleteGuidanceByAdmin: [() => actors.admin, () => near({ UserId: actors.invited.id })],
  saveConsoleSetting: [
    () => actors.admin,
    () => near({ Key: 'users.columns', Value: { columns: ['Name'] } }),
  ],
  recordIntestinalFloraTest: [
    () => actors.admin,
    () =>
      near({
        UserId: actors.other.id,
        Status: 'Guidance',
        DeadlineForApplicationAt: '2026-12-20',
        IntestinalFloraComposition: { Bacteroides: 1 },
      }),
  ],
  settleRewards: [() => actors.admin, () => near({ UserId: actors.donor.id, Period: '2026-11-30' })],
  sendPendingAccountCode: [() => actors.admin, () => near({ UserId: screeningId })],
  stopPendingAccount: [() => actors.admin, stop],
  deletePendingAccount: [() => actors.admin, withReason],
  updateAdministratorEmail: [
    () => actors.admin,
    () => near({ AdministratorId: screeningId, Email: 'new@example.com', IdempotencyKey: screeningId }),
  ],
  resendMail: [() => actors.admin, () => fc.record({ MailId: anything })],
  setRetryReminder: [() => actors.member, () => fc.record({ Remind: mostly(false) })],
  setCriteriaNews: [() => actors.member, () => fc.record({ Tell: mostly(false) })],
  setWaitingPause: [() => actors.member, () => fc.record({ Until: fc.option(mostly('2027-01-01')) })],
}
/** The mutations that take an input, and the type of it. */
const inputTypes = Object.values(apiSchema().getMutationType()?.getFields() ?? {}).flatMap(
  ({ name, args }): [string, string][] =>
    args.filter((arg) => arg.name === 'input').map(({ type }) => [name, String(type)]),
)

/** What nobody made up by hand: the example of the table of who may call what, about somebody of this world. */
function exampleOf(name: string): Record<string, unknown> {
  const { call, variables } = rules[name] ?? { call: '' }
  const [operation] = parse(call).definitions
  const [field] = operation?.kind === Kind.OPERATION_DEFINITION ? operation.selectionSet.selections : []
  const [input] = field?.kind === Kind.FIELD ? (field.arguments ?? []) : []
  const example = input && valueFromASTUntyped(input.value, variables)
  if (!isRecord(example)) throw new TypeError(`${name} has no example`)
  return { ...example, ...('UserId' in example && { UserId: actors.other.id }) }
}
const exampled = (name: string): (typeof inputs)[string] => [
  () => (rules[name]?.expected.applicant === null ? actors.member : actors.admin),
  () => near(exampleOf(name)),
]

test('no list made by hand names what the contract does not', () => {
  const names = inputTypes.map(([name]) => name)
  expect(Object.keys(inputs).filter((name) => !names.includes(name))).toEqual([])
})

/** Null, or what is wrong with an answer: a fault of ours, whoever sent what. */
const faultOf = (answer: ApiAnswer<unknown>) =>
  answer.status < 500 && codeOf(answer) !== 'INTERNAL' ? null : JSON.stringify(answer)

describe('whatever is sent, the answer is in order', () => {
  test.each(inputTypes)('%s', async (name, type) => {
    const [actor, input] = inputs[name] ?? exampled(name)
    const call = `mutation ($input: ${type}) { ${name}(input: $input) { __typename } }`
    let reached = false
    await fc.assert(
      fc.asyncProperty(input(), async (value) => {
        const answer = await actor().send(call, { input: value })
        expect(faultOf(answer)).toBeNull()
        reached ||= isLetIn(answer)
      }),
      { numRuns: RUNS },
    )
    // Whoever is not let in tries nothing.
    expect(reached).toBe(true)
  })

  test('a first profile', async () => {
    const call =
      'mutation ($input: UpdateUserProfileInput!) { updateUserProfile(input: $input) { LastName FirstName City Address Building } }'
    await fc.assert(
      fc.asyncProperty(text, text, async (LastName, City) => {
        const answer = await actors.newcomer.call(call, { input: { ...profile, LastName, City } })
        expect(faultOf(answer)).toBeNull()
        // What was taken is what was given, as NFKC writes it.
        const taken = answer.data?.updateUserProfile
        const kept = (given: string) => given.normalize('NFKC').trim()
        expect(taken && [taken.LastName, taken.City]).toEqual(taken && [kept(LastName), kept(City)])
      }),
      { numRuns: RUNS },
    )
  })

  const USERS = `query ($filter: UserProfileFilter, $limit: Int, $nextToken: String) { listUsersByIdProfileCreatedAt(filter: $filter, limit: $limit, nextToken: $nextToken) { items { Id } total } }`
  const LOG = `query ($from: DateTime, $to: DateTime, $user_id: ID, $category: String, $text: String, $limit: Int, $offset: Int) { listUserActivity(from: $from, to: $to, user_id: $user_id, category: $category, text: $text, limit: $limit, offset: $offset) { items { id } count } }`
  const operand = fc.dictionary(
    fc.constantFrom('eq', 'ne', 'lt', 'between', 'contains', 'notContains', 'beginsWith', 'in'),
    fc.oneof(anything, fc.array(anything, { maxLength: 3 })),
    { maxKeys: 2 },
  )
  const filter = fc.dictionary(
    fc.constantFrom(
      'q',
      'Id',
      'LastName',
      'Birthday',
      'ProfileCreatedAt',
      'UserStatus',
      'TotalDonationsCount',
      'and',
      'or',
      'not',
    ),
    operand,
    { maxKeys: 3 },
  )
  test.each([
    ['the list of people', USERS, fc.record({ filter, limit: mostly(25), nextToken: mostly(null) })],
    [
      'the activity log',
      LOG,
      fc.record({
        from: mostly('2026-12-01T00:00:00Z'),
        to: mostly(null),
        user_id: mostly(null),
        category: mostly('Account'),
        text: anything,
        limit: mostly(25),
        offset: mostly(0),
      }),
    ],
  ])('%s', async (_name, call, variables) => {
    await fc.assert(
      fc.asyncProperty(variables, async (given) => {
        expect(faultOf(await actors.admin.send(call, given as Record<string, unknown>))).toBeNull()
      }),
      { numRuns: RUNS },
    )
  })
})
