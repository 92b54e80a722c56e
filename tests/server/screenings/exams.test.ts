import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { and, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { activities } from '../../../server/activity/tables'
import { rewardEntries } from '../../../server/donations/tables'
import { dataFolders } from '../../../server/env'
import { listMails } from '../../../server/mail/mailFolder'
import { mailOutbox } from '../../../server/mail/tables'
import { healthChecks, screenings } from '../../../server/screenings/tables'
import { userProfiles } from '../../../server/users/tables'
import { applicant, staff, type Actor } from '../../support/actors'
import { codeOf, type ApiAnswer } from '../../support/api'
import { donor, passedScreening } from '../../support/periods'
import { startTestServer, TEST_NOW, type TestServer } from '../../support/testServer'
import { headerOf, partOf } from '../mail/rfc822'

let server: TestServer
let office: Actor
beforeAll(async () => {
  server = await startTestServer()
  office = await staff(server)
})
afterAll(() => server.close())
beforeEach(() => server.clock.set(TEST_NOW))

const found = {
  ExamDate: '2026-11-30',
  MedicalHistoryStatus: 'Implemented',
  SampleTestResult: 'Certified',
  NormalJudgmentStatus: 'Implemented',
  DonorStatus: 'Certified',
}
const judge = (ScreeningId: string, input: object = {}) =>
  office.call(
    'mutation ($input: RecordHealthCheckInput!) { recordHealthCheck(input: $input) { Id HealthCheck { DonorStatus } } }',
    {
      input: { ScreeningId, ...found, ...input },
    },
  )
const fieldsOf = (answer: ApiAnswer<unknown>) => Object.keys(answer.errors?.[0]?.extensions.fields ?? {})
const profileOf = async (id: string) =>
  (await server.db.select().from(userProfiles).where(eq(userProfiles.id, id)))[0]

async function atExam(checkedAt = new Date('2026-11-20T00:00:00Z')) {
  const person = await applicant(server, { userStatus: 'DonorRegistrationExam', onlineCheckResult: 'Passed' })
  const screening = await passedScreening(server, person.id, {}, checkedAt)
  return Object.assign(person, { screeningId: screening.id })
}

describe('recordHealthCheck', () => {
  test('ten times at once certifies once, and every call answers the same', async () => {
    const person = await atExam()
    const answers = await Promise.all(Array.from({ length: 10 }, () => judge(person.screeningId)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer.data))).size).toBe(1)
    expect(answers.map(codeOf)).toEqual(Array(10).fill(null))
    expect(await profileOf(person.id)).toMatchObject({ version: 2, donorExpirationDate: '2027-02-22' })
    const mails = await server.db.select().from(mailOutbox).where(eq(mailOutbox.userId, person.id))
    expect(mails.map(({ kind }) => kind)).toEqual(['certified'])
    expect(codeOf(await judge(person.screeningId, { DonorStatus: 'NotCertified' }))).toBe('INVALID_STATE')
  })

  test('gives each donor a number and a barcode of their own, in order', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => atExam()))
    await Promise.all(people.map(({ screeningId }) => judge(screeningId)))
    const donors = await Promise.all(people.map(({ id }) => profileOf(id)))
    expect(new Set(donors.map((row) => row?.donorId)).size).toBe(8)
    for (const row of donors) {
      expect(row?.donorId).toMatch(/^D-\d{6}$/)
      const file = await server.deps.files.get(row?.barCodeBucket ?? '', row?.barCodeKey ?? 'none')
      expect(file?.contentType).toBe('image/svg+xml')
    }
  })

  test('a renewal keeps number and barcode, opens a period from the test, and pays the bonus of the old one', async () => {
    const person = await donor(server, { userStatus: 'DonorRenewalExam', userRank: 'Beginner' })
    const record = 'mutation ($input: RecordDonationInput!) { recordDonation(input: $input) { Id } }'
    await office.call(record, {
      input: { UserId: person.id, DonationAt: '2026-11-25T03:00:00Z', StoolReceiptStatus: 'Implemented' },
    })
    const { id } = await passedScreening(
      server,
      person.id,
      { inspectionType: 'Renewal' },
      new Date('2026-11-20T00:00:00Z'),
    )
    expect(codeOf(await judge(id))).toBeNull()
    expect(await profileOf(person.id)).toMatchObject({
      userStatus: 'Donation',
      donorId: person.donorId,
      donorExpirationDate: '2027-02-22',
      latestDonationsCount: 0,
      totalDonationsCount: 1,
      registrationDateOfDonor: '2026-11-10',
    })
    const due = await server.db
      .select()
      .from(rewardEntries)
      .where(and(eq(rewardEntries.userId, person.id), eq(rewardEntries.stage, 'Due')))
    expect(due.map(({ amountYen, periodId }) => [amountYen, periodId]).toSorted()).toEqual([
      [2000, person.period.id],
      [3000, person.period.id],
    ])
    const periods = await server.db
      .select()
      .from(screenings)
      .where(and(eq(screenings.userId, person.id), isNotNull(screenings.validFrom)))
    expect(periods.map(({ validFrom, periodClosedOn }) => [validFrom, periodClosedOn]).toSorted()).toEqual([
      ['2026-11-10', '2026-12-01'],
      ['2026-11-30', null],
    ])
  })

  test('one that does not certify tells the person why and from when: on my page and by mail', async () => {
    const person = await atExam()
    const refused = { SampleTestResult: 'NotCertified', DonorStatus: 'NotCertified', Reason: 'SampleTest' }
    expect(codeOf(await judge(person.screeningId, refused))).toBeNull()
    expect(codeOf(await judge(person.screeningId, refused))).toBeNull()
    expect(codeOf(await judge(person.screeningId, { ...refused, Reason: 'Overall' }))).toBe('INVALID_STATE')
    const { data } = await person.call<{ getUser: { RetryFrom: string; MayStartOnlineCheck: boolean } }>(
      '{ getUser { RetryFrom MayStartOnlineCheck } }',
    )
    expect(data?.getUser).toEqual({ RetryFrom: '2027-02-23', MayStartOnlineCheck: false })
    const own = await person.call<{ getScreeningById: { HealthCheck: { Reason: string } } }>(
      `{ getScreeningById(ScreeningId: "${person.screeningId}") { HealthCheck { Reason } } }`,
    )
    expect(own.data?.getScreeningById.HealthCheck.Reason).toBe('SampleTest')
    await server.deps.mail.deliverPending()
    const mails = (await listMails(dataFolders(server.dataDir).mail, 100)).filter(
      ({ to }) => to === person.email,
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('もう一度お申し込みいただける日：2027年2月23日（火・祝）から')
    expect(mails[0]?.text).toContain('検査の結果が、あらかじめ定めた認定の基準に合わなかったためです。')
    expect(mails[0]?.attachments.map(({ filename }) => filename)).toEqual(['reminder.ics'])
  })

  test('a certification keeps no reason', async () => {
    const person = await atExam()
    expect(codeOf(await judge(person.screeningId, { Reason: 'Overall' }))).toBeNull()
    const [row] = await server.db.select().from(healthChecks).where(eq(healthChecks.userId, person.id))
    expect(row?.reason).toBeNull()
  })

  test('a screening that is not the one to be judged is refused, whosever it is', async () => {
    const person = await atExam()
    const other = await applicant(server)
    const theirs = await passedScreening(server, other.id, {}, new Date('2026-11-20T00:00:00Z'))
    const older = await passedScreening(server, person.id, {}, new Date('2026-06-20T00:00:00Z'))
    for (const id of [theirs.id, older.id]) expect(codeOf(await judge(id))).toBe('INVALID_STATE')
    for (const id of [randomUUID(), 'x']) expect(codeOf(await judge(id))).toBe('NOT_FOUND')
    expect(await server.db.select().from(healthChecks).where(eq(healthChecks.userId, other.id))).toEqual([])
    const refusals = await server.db
      .select()
      .from(activities)
      .where(and(eq(activities.operation, 'Refuse'), eq(activities.actorId, office.id)))
    expect(
      refusals.filter(({ text }) => text.includes('recordHealthCheck、INVALID_STATE')).length,
    ).toBeGreaterThan(1)
  })

  test.each([
    ['a day to come', { ExamDate: '2026-12-02' }, 'ExamDate'],
    ['a day before the check', { ExamDate: '2026-11-19' }, 'ExamDate'],
    ['certified without an interview', { MedicalHistoryStatus: 'NotImplemented' }, 'DonorStatus'],
    ['certified without a judgement', { NormalJudgmentStatus: 'NotImplemented' }, 'DonorStatus'],
    ['certified against the samples', { SampleTestResult: 'NotCertified' }, 'DonorStatus'],
  ])('refuses %s', async (_name, input, field) => {
    const person = await atExam()
    const before = await profileOf(person.id)
    const answer = await judge(person.screeningId, input)
    expect([codeOf(answer), fieldsOf(answer)]).toEqual(['BAD_USER_INPUT', [field]])
    expect(await profileOf(person.id)).toEqual(before)
  })

  test('a test counts for twelve weeks to the day', async () => {
    const [late, inTime] = [
      await atExam(new Date('2026-08-01T00:00:00Z')),
      await atExam(new Date('2026-08-01T00:00:00Z')),
    ]
    expect(fieldsOf(await judge(late.screeningId, { ExamDate: '2026-09-07' }))).toEqual(['ExamDate'])
    expect(codeOf(await judge(inTime.screeningId, { ExamDate: '2026-09-08' }))).toBeNull()
    expect((await profileOf(inTime.id))?.donorExpirationDate).toBe('2026-12-01')
  })
})

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
