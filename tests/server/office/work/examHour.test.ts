import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askedTests } from '../../../../server/ground/tables/askedTests'
import { applicant, certified, staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { passedScreening } from '../../../support/periods'
import { startTestServer, type TestServer } from '../../../support/testServer'
import { listAll } from './listAll'

let server: TestServer
let admin: Actor
beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
})
afterAll(() => server.close())

const kinds = async () => (await listAll(admin)).map(({ Kind }) => Kind)
const set = async (id: string, day: string, time: string | null = null) =>
  expect(
    codeOf(
      await admin.call(
        `mutation ($id: ID!, $day: Date!, $time: String) {
          scheduleExam(input: { UserId: $id, ScheduledDate: $day, ScheduledTime: $time }) { Id } }`,
        { id, day, time },
      ),
    ),
  ).toBeNull()

test('a day without its hour is work, due three days before, until the hour is set or the day has passed', async () => {
  const person = await applicant(server, { userStatus: 'DonorRegistrationExam' })
  const { id } = await passedScreening(server, person.id, {})
  expect(await kinds()).toEqual([])
  await set(person.id, '2026-12-10')
  const row = expect.objectContaining({
    Kind: 'ExamHour',
    SubjectId: id,
    UserId: person.id,
    Due: '2026-12-07',
    Days: ['2026-12-10'],
  })
  expect(await listAll(admin)).toEqual([row])
  await set(person.id, '2026-12-10', '09:30')
  expect(await kinds()).toEqual([])
  await set(person.id, '2026-12-10')
  expect(await listAll(admin)).toEqual([row])

  server.clock.set(new Date('2026-12-10T00:00:00Z'))
  admin = await staff(server)
  expect(await kinds()).toContain('ExamHour')
  server.clock.set(new Date('2026-12-10T15:00:00Z'))
  admin = await staff(server)
  expect(await kinds()).toEqual(['Judgement'])
})

test('of a renewal test too; a test that is judged, or of an earlier round, has no hour to come', async () => {
  server.clock.set(new Date('2026-12-11T00:00:00Z'))
  admin = await staff(server)
  const before = await listAll(admin)
  const renewing = await certified(server, {
    userStatus: 'DonorRenewalExam',
    donorExpirationDate: '2027-01-29',
  })
  const ofRenewal = { inspectionType: 'Renewal', scheduledRenewalExamDate: '2027-01-20' } as const
  await passedScreening(server, renewing.id, ofRenewal)
  const rows = await listAll(admin)
  expect(rows.slice(before.length)).toMatchObject([
    { Kind: 'ExamHour', UserId: renewing.id, Due: '2027-01-17', Days: ['2027-01-20'] },
  ])
  const earlier = await applicant(server, { userStatus: 'DonorRegistrationExam' })
  const yesterday = new Date('2026-12-10T00:00:00Z')
  await passedScreening(server, earlier.id, { scheduledInitialExamDate: '2027-01-13' }, yesterday)
  await passedScreening(server, earlier.id, {})
  expect(await listAll(admin)).toEqual(rows)
})

test('of an asked test too, until its hour is set; where no units are recorded there is none', async () => {
  const before = (await listAll(admin)).map(({ SubjectId }) => SubjectId)
  const donor = await certified(server)
  const now = server.clock.now()
  const id = randomUUID()
  await server.db.insert(askedTests).values({
    id,
    userId: donor.id,
    kind: 'Interim',
    scheduledDate: '2027-01-21',
    createdAt: now,
    updatedAt: now,
  })
  const added = async () => (await listAll(admin)).filter(({ SubjectId }) => !before.includes(SubjectId))
  expect(await added()).toMatchObject([
    { Kind: 'ExamHour', SubjectId: id, UserId: donor.id, Due: '2027-01-18', Days: ['2027-01-21'] },
  ])
  const { material } = server.deps.texts
  server.deps.texts.material = false
  expect(await added()).toEqual([])
  server.deps.texts.material = material
  const schedule = `mutation ($id: ID!) {
    scheduleAskedTest(input: { UserId: $id, ScheduledDate: "2027-01-21", ScheduledTime: "10:00" }) { ScheduledDate } }`
  expect(codeOf(await admin.call(schedule, { id: donor.id }))).toBeNull()
  expect(await added()).toEqual([])
})
