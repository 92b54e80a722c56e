import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guidances } from '../../../../server/ground/tables/guidance'
import { userProfiles } from '../../../../server/ground/tables/users'
import { dueExam } from '../../../../shared/rules/visits/exams'
import { applicant, certified, invited, staff, waiting, type Actor } from '../../../support/actors'
import { donor } from '../../../support/people'
import { checked } from '../../../support/checked'
import { passedScreening } from '../../../support/periods'
import { startTestServer, type TestServer } from '../../../support/testServer'

let server: TestServer
let office: Actor
let support: Actor
beforeAll(async () => {
  server = await startTestServer()
  office = await staff(server)
  support = await staff(server, 'Support')
})
afterAll(() => server.close())
async function nextOf({ id }: Actor): Promise<[string | null, string | null]> {
  const answer = await support.call(
    'query ($id: ID!) { getUserById(UserId: $id) { Profile { NextDate NextDateKind } } }',
    { id },
  )
  if (!answer.data) throw new Error(JSON.stringify(answer.errors))
  const { NextDate, NextDateKind } = answer.data.getUserById.Profile
  return [NextDate, NextDateKind]
}

test('from the invitation over the booking to the test, by what the operations do', async () => {
  const person = await invited(server)
  expect(await nextOf(person)).toEqual(['2026-12-15', 'BookingDeadline'])
  // Seven in the evening before, by the clock of Greenwich, would be another day.
  await person.call('mutation { reserveGuidance(input: { StartAt: "2026-12-03T02:00:00Z" }) { Id } }')
  expect(await nextOf(person)).toEqual(['2026-12-03', 'Booking'])
  await person.call('mutation { updateGuidance(input: { StartAt: "2026-12-04T09:00:00Z" }) { Id } }')
  expect(await nextOf(person)).toEqual(['2026-12-04', 'Booking'])
  await person.call('mutation { deleteGuidance { Id } }')
  expect(await nextOf(person)).toEqual(['2026-12-15', 'BookingDeadline'])
})

test('a test that is due has none until its day is set, and none once it is judged', async () => {
  const person = await applicant(server, { userStatus: 'DonorRegistrationExam', onlineCheckResult: 'Passed' })
  const screening = await passedScreening(server, person.id)
  expect(await nextOf(person)).toEqual([null, null])
  await office.call('mutation ($input: ScheduleExamInput!) { scheduleExam(input: $input) { Id } }', {
    input: { UserId: person.id, ScheduledDate: '2026-12-10' },
  })
  expect(await nextOf(person)).toEqual(['2026-12-10', 'Exam'])
  const judged = await office.call(
    'mutation ($input: RecordHealthCheckInput!) { recordHealthCheck(input: $input) { Id } }',
    {
      input: {
        ScreeningId: screening.id,
        ExamDate: '2026-12-01',
        MedicalHistoryStatus: 'Implemented',
        SampleTestResult: 'Certified',
        NormalJudgmentStatus: 'Implemented',
        DonorStatus: 'Certified',
      },
    },
  )
  expect(judged.errors).toBeUndefined()
  expect(await nextOf(person)).toEqual(['2027-02-23', 'Expiration'])
})

test('a renewal ends with the donor status until its test has a day', async () => {
  const person = await donor(server, { userStatus: 'DonorRenewalExam' })
  expect(await nextOf(person)).toEqual(['2027-02-02', 'Expiration'])
  await passedScreening(server, person.id, {
    inspectionType: 'Renewal',
    scheduledRenewalExamDate: '2026-12-20',
  })
  expect(await nextOf(person)).toEqual(['2026-12-20', 'Exam'])
})

type Round = {
  type: 'Registration' | 'Renewal'
  result: 'Passed' | 'Failed_1'
  checkedOn: string
  day: string | null
  judged?: boolean
}
const FIRST: Round = { type: 'Registration', result: 'Passed', checkedOn: '2026-08-01', day: '2026-12-10' }
const SECOND: Round = { ...FIRST, checkedOn: '2026-11-01', day: '2026-12-11' }
const RENEWAL: Round = { ...FIRST, type: 'Renewal', checkedOn: '2026-11-05', day: '2026-12-12' }

test.each<[string, 'DonorRegistrationExam' | 'DonorRenewalExam', Round[], string | null]>([
  ['none', 'DonorRegistrationExam', [], null],
  ['one', 'DonorRegistrationExam', [FIRST], FIRST.day],
  ['one of the other kind', 'DonorRegistrationExam', [RENEWAL], null],
  ['the newest of two', 'DonorRegistrationExam', [SECOND, FIRST], SECOND.day],
  ['the newest without a day', 'DonorRegistrationExam', [FIRST, { ...SECOND, day: null }], null],
  ['the newest judged', 'DonorRegistrationExam', [FIRST, { ...SECOND, judged: true }], FIRST.day],
  ['the only one judged', 'DonorRegistrationExam', [{ ...FIRST, judged: true }], null],
  ['the newest not passed', 'DonorRegistrationExam', [FIRST, { ...SECOND, result: 'Failed_1' }], FIRST.day],
  ['a renewal after the first', 'DonorRenewalExam', [{ ...FIRST, judged: true }, RENEWAL], RENEWAL.day],
  ['no renewal yet', 'DonorRenewalExam', [FIRST], null],
])('the test that is due is that of the shared rule: %s', async (_case, userStatus, rounds, day) => {
  const person = await applicant(server, { userStatus })
  for (const { type, result, checkedOn, day: scheduled, judged } of rounds)
    await checked(
      server,
      person.id,
      { submittedAt: new Date(checkedOn), result },
      {
        inspectionType: type,
        judgedAt: judged ? server.clock.now() : null,
        [type === 'Renewal' ? 'scheduledRenewalExamDate' : 'scheduledInitialExamDate']: scheduled,
      },
    )
  const due = dueExam(userStatus, rounds, ({ type, judged = false, result, checkedOn }) => ({
    type,
    judged,
    passedAt: result === 'Passed' ? checkedOn : null,
  }))
  expect(due?.day ?? null).toBe(day)
  expect(await nextOf(person)).toEqual([day, day && 'Exam'])
})

test('whoever waits, has just registered or has left has none', async () => {
  expect(await nextOf(await waiting(server))).toEqual([null, null])
  expect(await nextOf(await applicant(server))).toEqual([null, null])
  const gone = await certified(server)
  const left = await gone.call('mutation { requestWithdrawal { success } }')
  expect(left.errors).toBeUndefined()
  expect(await nextOf(gone)).toEqual([null, null])
})

test('follows any writer, and a member is not told', async () => {
  const person = await invited(server)
  await server.db.update(guidances).set({ deadlineAt: '2026-12-31' }).where(eq(guidances.userId, person.id))
  expect(await nextOf(person)).toEqual(['2026-12-31', 'BookingDeadline'])
  await server.db.update(userProfiles).set({ nextDate: '2030-01-01' }).where(eq(userProfiles.id, person.id))
  expect(await nextOf(person)).toEqual(['2026-12-31', 'BookingDeadline'])
  const own = await person.call('{ getUser { Profile { NextDate NextDateKind HasCaution } } }')
  expect(own.data).toEqual({ getUser: { Profile: { NextDate: null, NextDateKind: null, HasCaution: null } } })
})

test('sorts the list, the nearest first and those without a date last', async () => {
  const city = randomUUID()
  const late = await donor(server, { city })
  const none = await waiting(server)
  await server.db.update(userProfiles).set({ city }).where(eq(userProfiles.id, none.id))
  const soon = await donor(server, { city, donorExpirationDate: '2026-12-02' })
  const listed = await support.call(
    'query ($city: String!) { listUsersByIdProfileCreatedAt(filter: { City: { eq: $city } }, sortField: NextDate, sortDirection: ASC) { items { Id } } }',
    { city },
  )
  expect(listed.data?.listUsersByIdProfileCreatedAt.items.map(({ Id }) => Id)).toEqual([
    soon.id,
    late.id,
    none.id,
  ])
})
