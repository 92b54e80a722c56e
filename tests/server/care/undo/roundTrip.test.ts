import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { askedTests } from '../../../../server/ground/tables/askedTests'
import { consents } from '../../../../server/ground/tables/consents'
import { guidances } from '../../../../server/ground/tables/guidance'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { officePoints } from '../../../../server/ground/tables/officePoints'
import { extraHours, opening } from '../../../../server/ground/tables/opening'
import { preferenceSlots } from '../../../../server/ground/tables/places'
import { userProfiles } from '../../../../server/ground/tables/users'
import { valueChanges } from '../../../../server/ground/tables/valueChanges'
import { workItems } from '../../../../server/ground/tables/work'
import { undoRules, type UndoableMutation } from '../../../../shared/rules/records/undo'
import { applicant, certified, invited, staff, suspended, waiting, type Actor } from '../../../support/actors'
import { openMonth } from '../../../support/openMonth'
import { personAt } from '../../../support/people'
import { passedScreening } from '../../../support/periods'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'
import { receivedUnit } from '../../../support/units'
import { presentValues, replayedValues } from '../../records/changes/replay'
import { change, everything, takeBack } from './undoTesting'

let server: TestServer
let admin: Actor
beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set(TEST_NOW)
  await server.db.delete(preferenceSlots)
})

const ELEVEN = '2026-12-03T02:00:00.000Z'
const NOON = '2026-12-03T03:00:00.000Z'
const audit = { createdAt: TEST_NOW, updatedAt: TEST_NOW }
const because = { Reason: '電話で確認' }

async function booked(StartAt = ELEVEN): Promise<Actor> {
  const person = await invited(server)
  await admin.send(RESERVE, { input: { UserId: person.id, StartAt } })
  return person
}
const RESERVE =
  'mutation ($input: GuidanceTimeByAdminInput!) { reserveGuidanceByAdmin(input: $input) { Id } }'

/** Booked for now, and passed the check. */
async function atGuidance(): Promise<Actor> {
  const person = await invited(server)
  const status = { userStatus: 'WaitingToParticipateGuidance' } as const
  await server.db.update(userProfiles).set(status).where(eq(userProfiles.id, person.id))
  const hour = { status: 'Reserved', reservedAt: TEST_NOW } as const
  await server.db.update(guidances).set(hour).where(eq(guidances.userId, person.id))
  await passedScreening(server, person.id, {}, new Date('2026-11-10T00:00:00Z'))
  return person
}

async function item(values: Partial<typeof workItems.$inferInsert> = {}): Promise<string> {
  const id = randomUUID()
  await server.db.insert(workItems).values({ id, title: '折り返し', due: '2026-12-02', ...audit, ...values })
  return id
}

async function note(AgainOn: string | null = null): Promise<string> {
  const person = await certified(server)
  const id = randomUUID()
  const said = { Kind: 'CallIn', Result: 'Spoke', Text: '予約の変更の相談', AgainOn }
  await admin.send('mutation ($input: CreatePersonNoteInput!) { createPersonNote(input: $input) { Id } }', {
    input: { IdempotencyKey: id, UserId: person.id, ...said },
  })
  return id
}

async function withdrawn(): Promise<Actor> {
  const person = await suspended(server)
  await server.db.insert(consents).values({
    id: randomUUID(),
    userId: person.id,
    version: '2026-04',
    consentedAt: TEST_NOW,
    endedAt: TEST_NOW,
    withdrawn: true,
    ...audit,
  })
  return person
}

const view = {
  Id: randomUUID(),
  Version: 0,
  List: 'Users',
  Name: '山形の方',
  Conditions: [{ Field: 'Pref', Values: { pref: ['Yamagata'] } }],
  SortField: 'NextDate',
  SortDirection: 'ASC',
}

const openingVersion = async () => (await server.db.select().from(opening))[0]?.version

/** What is done, on whom: the input of the mutation, made together with the state before it. */
const cases: { readonly [M in UndoableMutation]: () => Promise<object> } = {
  updateUserProfileByAdmin: async () => ({
    UserId: (await certified(server)).id,
    Version: 1,
    Tel: '0312345678',
    UpdateRequired: true,
    SuspensionStatus2: true,
    ...because,
  }),
  stopUser: async () => ({
    UserId: (await booked(NOON)).id,
    Stop: true,
    Until: '2026-12-20',
    Booking: 'Cancel',
    ...because,
  }),
  inviteOutOfTurn: async () => {
    await openMonth(server, 2026, 12, 3, 1)
    return { UserId: (await waiting(server)).id, ...because }
  },
  reopenOnlineCheck: async () => {
    const failed = await applicant(server, { onlineCheckResult: 'Failed_2' })
    await passedScreening(server, failed.id, {}, new Date('2026-11-10T00:00:00Z'))
    return { UserId: failed.id, ...because }
  },
  liftDonationPause: async () => {
    const paused = { userStatus: 'RenewalExamOnlineCheckBeforeExam', donationPaused: true } as const
    return { UserId: (await certified(server, paused)).id, ...because }
  },
  scheduleExam: async () => {
    const { id } = await personAt(server, 'DonorRegistrationExam')
    return { UserId: id, ScheduledDate: '2026-12-11' }
  },
  scheduleAskedTest: async () => {
    const { id } = await certified(server)
    await server.db.insert(askedTests).values({ id: randomUUID(), userId: id, kind: 'Interim', ...audit })
    return { UserId: id, ScheduledDate: '2026-12-14' }
  },
  recordGuidanceAttendance: async () => {
    const { id } = await atGuidance()
    return { UserId: id, Attended: true, ConsentVersion: '2026-04', KitNumber: `K-${id.slice(0, 6)}` }
  },
  withdrawConsentByAdmin: async () => {
    return { UserId: (await personAt(server, 'DonorRegistrationExam')).id, ...because }
  },
  recordConsent: async () => ({
    UserId: (await withdrawn()).id,
    ConsentVersion: '2026-04',
    ConsentedOn: '2026-12-01',
  }),
  closeOfficePoint: async () => {
    const id = randomUUID()
    const person = await certified(server)
    await server.db.insert(officePoints).values({ id, userId: person.id, kind: 'TownDiffers', ...audit })
    return { Id: id, ...because }
  },
  createPersonNote: async () => ({
    IdempotencyKey: randomUUID(),
    UserId: (await certified(server)).id,
    Kind: 'CallOut',
    Result: 'NoAnswer',
    Text: '留守番電話',
    AgainOn: '2026-12-04',
  }),
  updatePersonNote: async () => ({
    Id: await note('2026-12-10'),
    Version: 1,
    Kind: 'CallIn',
    Result: 'Spoke',
    Text: '別の相談',
    AgainOn: '2026-12-11',
  }),
  deletePersonNote: async () => ({ Id: await note('2026-12-10') }),
  reserveGuidanceByAdmin: async () => ({ UserId: (await invited(server)).id, StartAt: ELEVEN }),
  updateGuidanceByAdmin: async () => ({ UserId: (await booked()).id, StartAt: NOON }),
  deleteGuidanceByAdmin: async () => ({ UserId: (await booked()).id }),
  recordIntestinalFloraTest: async () => ({
    UserId: (await certified(server)).id,
    Status: 'Guidance',
    DeadlineForApplicationAt: '2026-12-15',
  }),
  handOverUnits: async () => ({ Ids: [await receivedUnit(server)], To: '製造部', Batch: 'H26-001' }),
  saveConsoleSetting: async () => ({ Key: 'users.columns', Value: ['Name'] }),
  saveSharedView: async () => view,
  deleteSharedView: async () => {
    const Id = randomUUID()
    await admin.send('mutation ($input: SaveSharedViewInput!) { saveSharedView(input: $input) { Id } }', {
      input: { ...view, Id, Name: '別の名前' },
    })
    return { Id }
  },
  assignWork: async () => ({ Kind: 'Task', SubjectId: await item(), Version: 1, AssigneeId: admin.id }),
  snoozeWork: async () => {
    await openMonth(server, 2026, 12, 1)
    const { id } = await waiting(server, new Date(0))
    return { Kind: 'FreePlace', SubjectId: id, Version: 0, Until: '2026-12-05' }
  },
  createWorkItem: async () => ({ Title: '資料を送る', Due: '2026-12-04' }),
  updateWorkItem: async () => ({
    Id: await item(),
    Version: 1,
    Title: '資料を送る',
    Words: '速達で',
    Due: '2026-12-04',
    UserId: (await certified(server)).id,
    AssigneeId: admin.id,
  }),
  finishWorkItem: async () => ({ Id: await item(), Version: 1, Outcome: '送った' }),
  reopenWorkItem: async () => ({ Id: await item({ doneAt: TEST_NOW, outcome: '送った' }), Version: 1 }),
  resendMail: async () => {
    const { id, email } = await certified(server)
    const mail = { id: randomUUID(), kind: 'resumed', userId: id, recipient: email, params: {}, ...audit }
    await server.db.insert(mailOutbox).values({
      ...mail,
      dedupeKey: mail.id,
      nextAttemptAt: TEST_NOW,
      failedAt: TEST_NOW,
      attempts: 5,
      lastError: 'UNREACHABLE',
    })
    return { MailId: mail.id }
  },
  updatePreferenceSlot: async () => {
    await openMonth(server, 2026, 12, 3, 1)
    await waiting(server)
    return { Year: 2026, Month: 12, AvailableSlots: 4, AdditionalAvailableSlots: 2 }
  },
  updateOpening: async () => {
    const { id } = await booked('2026-12-04T02:00:00.000Z')
    await server.db.insert(extraHours).values({ date: '2026-12-04', hour: 19, capacity: 1 })
    return {
      Version: await openingVersion(),
      Days: { From: '2026-12-04', To: '2026-12-04', Change: 'Closed', Reason: '停電' },
      Bookings: 'Cancel',
      Seen: [id],
    }
  },
  updateExamDays: async () => ({
    Version: await openingVersion(),
    Dates: ['2026-12-10', '2026-12-11'],
    Capacity: 3,
    Time: '09:30',
    Place: '第1検査室',
  }),
}

/** Where the input is not named after the mutation, or the answer has no Id. */
const documents: { readonly [M in UndoableMutation]?: { args?: string; answer?: string } } = {
  reserveGuidanceByAdmin: { args: 'GuidanceTimeByAdminInput' },
  updateGuidanceByAdmin: { args: 'GuidanceTimeByAdminInput' },
  scheduleAskedTest: { args: 'ScheduleExamInput' },
  deleteGuidanceByAdmin: { args: 'GuidanceByAdminInput' },
  reopenOnlineCheck: { args: 'WithReasonInput' },
  liftDonationPause: { args: 'WithReasonInput' },
  withdrawConsentByAdmin: { args: 'WithReasonInput', answer: 'success' },
  recordConsent: { answer: 'Version' },
  closeOfficePoint: { answer: 'success' },
  saveConsoleSetting: { answer: 'Key' },
  deleteSharedView: { answer: 'success' },
  updateOpening: { answer: 'Version' },
  updateExamDays: { answer: 'success' },
}

/** No record about a person: the console, the office's work, mails, days. The others leave values before and after. */
const changesNobody = /Console|SharedView|Work|resendMail|ExamDays/
const valuesKept = () => server.db.$count(valueChanges)

test.each(Object.entries(cases))('%s and back is as before', async (mutation, prepare) => {
  const input = await prepare()
  await server.deps.mail.deliverPending()
  const before = await everything(server)
  const name = mutation as UndoableMutation
  const { args = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`, answer = 'Id' } =
    documents[name] ?? {}
  const document = `mutation ($input: ${args}!) { ${name}(input: $input) { ${answer} } }`
  const valuesBefore = await valuesKept()
  const done = await change(server, admin, document, { input })
  expect(done.errors).toBeUndefined()
  expect(await everything(server)).not.toEqual(before)
  expect((await valuesKept()) > valuesBefore).toBe(!changesNobody.test(name))
  await server.deps.mail.deliverPending()
  expect((await takeBack(admin, done.extensions?.undo.Id)).errors).toBeUndefined()
  expect(await everything(server)).toEqual(before)
  const log = await admin.call(LOG)
  expect(log.data?.listUserActivity.items[0]?.text).toContain(`（${undoRules[name].label}）`)
  // Once more changes nothing.
  expect((await takeBack(admin, done.extensions?.undo.Id)).errors).toBeUndefined()
  expect(await everything(server)).toEqual(before)
})

test('values before and after tell all of it again, from the first to the present one', async () => {
  const whole = (values: Map<string, object>) =>
    Object.fromEntries([...values].filter(([, value]) => Object.keys(value).length > 0))
  expect(whole(await replayedValues(server.db))).toEqual(whole(await presentValues(server.db)))
})

const LOG = '{ listUserActivity(limit: 1) { items { text } } }'
