import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { activities } from '../../../../server/ground/tables/activity'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { screenings } from '../../../../server/ground/tables/screenings'
import { userProfiles } from '../../../../server/ground/tables/users'
import { applicant, staff, type Actor } from '../../../support/actors'
import { codeOf, type ApiAnswer } from '../../../support/api'
import { donor } from '../../../support/people'
import { passedScreening } from '../../../support/periods'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'
import { headerOf, partOf } from '../../ground/outbox/rfc822'

let server: TestServer
let office: Actor
beforeAll(async () => {
  server = await startTestServer()
  office = await staff(server)
})
afterAll(() => server.close())
beforeEach(() => server.clock.set(TEST_NOW))

const fieldsOf = (answer: ApiAnswer<unknown>) => Object.keys(answer.errors?.[0]?.extensions.fields ?? {})
const profileOf = async (id: string) =>
  (await server.db.select().from(userProfiles).where(eq(userProfiles.id, id)))[0]

async function atExam(checkedAt = new Date('2026-11-20T00:00:00Z')) {
  const person = await applicant(server, { userStatus: 'DonorRegistrationExam', onlineCheckResult: 'Passed' })
  const screening = await passedScreening(server, person.id, {}, checkedAt)
  return Object.assign(person, { screeningId: screening.id })
}

describe('requestDonorRegistration', () => {
  const ask = (actor: Actor, PreferredDates: string[], Note?: string) =>
    actor.call(
      'mutation ($input: RequestDonorRegistrationInput!) { requestDonorRegistration(input: $input) { success } }',
      {
        input: { PreferredDates, Note },
      },
    )

  test('keeps the days and the note once', async () => {
    const person = await atExam()
    expect(codeOf(await ask(person, ['2026-12-10', '2026-12-02'], '午前を希望'))).toBeNull()
    expect(codeOf(await ask(person, ['2026-12-11']))).toBe('INVALID_STATE')
    const [row] = await server.db.select().from(screenings).where(eq(screenings.id, person.screeningId))
    expect(row).toMatchObject({
      examRequestedAt: TEST_NOW,
      preferredDates: ['2026-12-10', '2026-12-02'],
      requestNote: '午前を希望',
    })
  })

  test('are read with the note by the person and by staff', async () => {
    const person = await atExam()
    await ask(person, ['2026-12-12', '2026-12-10'], '午前を希望')
    const wishes = { ScreeningInfo: [{ PreferredDates: ['2026-12-12', '2026-12-10'], Note: '午前を希望' }] }
    const fields = '{ ScreeningInfo { PreferredDates Note } }'
    expect((await person.call(`{ getUser ${fields} }`)).data).toEqual({ getUser: wishes })
    for (const reader of [office, await staff(server, 'Support')]) {
      const answer = await reader.call(`query ($id: ID!) { getUserById(UserId: $id) ${fields} }`, {
        id: person.id,
      })
      expect(answer.data).toEqual({ getUserById: wishes })
    }
    const log = await server.db.select().from(activities).where(eq(activities.userId, person.id))
    expect(log.map(({ text }) => text)).toContain('ドナー登録検査の希望日を受け付けました')
  })

  test('may be sent again when all of them have passed without a day being set', async () => {
    const person = await atExam()
    await ask(person, ['2026-12-03', '2026-12-05'])
    server.clock.set(new Date('2026-12-05T14:00:00Z'))
    await person.signInAgain()
    expect(codeOf(await ask(person, ['2026-12-12']))).toBe('INVALID_STATE')
    server.clock.set(new Date('2026-12-05T15:00:00Z'))
    await person.signInAgain()
    expect(codeOf(await ask(person, ['2026-12-12']))).toBeNull()
    const [row] = await server.db.select().from(screenings).where(eq(screenings.id, person.screeningId))
    expect(row?.preferredDates).toEqual(['2026-12-12'])
  })

  test('before a renewal are within the validity', async () => {
    const person = await donor(server, { userStatus: 'DonorRenewalExam' })
    await passedScreening(server, person.id, { inspectionType: 'Renewal' })
    expect(fieldsOf(await ask(person, ['2027-02-03']))).toEqual(['PreferredDates'])
    expect(codeOf(await ask(person, ['2027-02-02']))).toBeNull()
    const log = await server.db.select().from(activities).where(eq(activities.userId, person.id))
    expect(log.map(({ text }) => text)).toContain('更新検査の希望日を受け付けました')
  })

  test.each([
    ['no day', []],
    ['today', ['2026-12-01']],
    ['a day after twelve weeks', ['2027-02-24']],
    ['a Sunday', ['2026-12-13']],
    ['a holiday', ['2026-12-10', '2027-01-11']],
    ['one day twice', ['2026-12-10', '2026-12-10']],
    ['six days', ['2026-12-10', '2026-12-11', '2026-12-12', '2026-12-13', '2026-12-14', '2026-12-15']],
  ])('refuses %s', async (_name, days) => {
    expect(codeOf(await ask(await atExam(), days))).toBe('BAD_USER_INPUT')
  })

  test('takes the last day of twelve weeks', async () => {
    server.clock.set(new Date('2026-12-02T00:00:00Z'))
    expect(codeOf(await ask(await atExam(), ['2027-02-24']))).toBeNull()
  })
})

describe('scheduleExam', () => {
  const schedule = (UserId: string, ScheduledDate: string) =>
    office.call(
      'mutation ($input: ScheduleExamInput!) { scheduleExam(input: $input) { ScheduledInitialExamDate } }',
      {
        input: { UserId, ScheduledDate },
      },
    )

  test('sets a day, moves it, and tells the person of each once', async () => {
    const person = await atExam()
    for (const day of ['2026-12-10', '2026-12-10', '2026-12-12']) {
      expect((await schedule(person.id, day)).data).toEqual({
        scheduleExam: { ScheduledInitialExamDate: day },
      })
      server.clock.advance(1)
    }
    const mails = await server.db.select().from(mailOutbox).where(eq(mailOutbox.userId, person.id))
    expect(mails.map(({ kind }) => kind)).toEqual(['examScheduled', 'examScheduled'])
    expect((await profileOf(person.id))?.version).toBe(3)
  })

  test('keeps the hour, tells it in the mail and puts it into the calendar', async () => {
    const person = await atExam()
    const set = (ScheduledTime: string | null) =>
      office.call(
        'mutation ($input: ScheduleExamInput!) { scheduleExam(input: $input) { ScheduledExamTime } }',
        {
          input: { UserId: person.id, ScheduledDate: '2026-12-10', ScheduledTime },
        },
      )
    expect((await set('25:00')).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { ScheduledTime: '時刻を9:30のように入力してください' },
    })
    for (const time of ['09:30', '09:30', '10:00']) {
      expect((await set(time)).data).toEqual({ scheduleExam: { ScheduledExamTime: time } })
      server.clock.advance(1)
    }
    await server.deps.mail.deliverPending()
    const folder = join(server.dataDir, 'mail')
    const mails = readdirSync(folder)
      .filter((name) => name.includes('examScheduled'))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .filter((source) => headerOf(source, 'To').includes(person.email))
    expect(mails).toHaveLength(2)
    const text = partOf(mails[0] ?? '', 'text/plain')
    expect(text).toContain('時間：9:30から')
    expect(text).toContain('会場の電話：0235-00-0001')
    expect(partOf(mails[0] ?? '', 'text/calendar')).toContain('DTSTART:20261210T003000Z')
  })

  test.each([
    ['a Sunday', '2026-12-13', '日曜・祝日・休業日には検査を行えません。別の日を選んでください。'],
    ['a closed day', '2026-12-30', '日曜・祝日・休業日には検査を行えません。別の日を選んでください。'],
    ['a holiday', '2027-01-11', '日曜・祝日・休業日には検査を行えません。別の日を選んでください。'],
    ['a day that is past', '2026-11-30', '検査予定日は、今日以降の日付を入力してください。'],
  ])('refuses %s with words', async (_name, day, message) => {
    const answer = await schedule((await atExam()).id, day)
    expect(answer.errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { ScheduledDate: message },
    })
  })

  test('sets a renewal no later than the last valid day, a Saturday as any other day', async () => {
    const person = await donor(server, { userStatus: 'DonorRenewalExam' })
    await passedScreening(server, person.id, { inspectionType: 'Renewal' })
    expect((await schedule(person.id, '2027-02-06')).errors?.[0]?.extensions.fields).toEqual({
      ScheduledDate: '有効期限（2027年2月2日（火））までの日を選んでください。期限を過ぎると更新できません。',
    })
    for (const day of ['2027-02-02', '2027-01-30']) expect(codeOf(await schedule(person.id, day))).toBeNull()
  })

  test('refuses a day that is past and people who are not there', async () => {
    expect(codeOf(await schedule((await atExam()).id, '2026-11-30'))).toBe('BAD_USER_INPUT')
    expect(codeOf(await schedule(randomUUID(), '2026-12-10'))).toBe('NOT_FOUND')
  })
})
