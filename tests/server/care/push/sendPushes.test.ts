import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { japaneseInstant } from '../../../../shared/facts/dates'
import { pushSaid } from '../../../../shared/words/program/push'
import { sendPushes } from '../../../../server/care/push/sendPushes'
import { createPush } from '../../../../server/ground/push/createPush'
import { dropWaitingMails } from '../../../../server/ground/outbox/dropWaitingMails'
import { remindExams } from '../../../../server/office/jobs/expireInvitations'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { pushMessages } from '../../../../server/ground/tables/push'
import { userProfiles } from '../../../../server/ground/tables/users'
import { applicant } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { passedScreening } from '../../../support/periods'
import { startTestServer, TEST_NOW } from '../../../support/testServer'
import { ASK, pathOf, startPushes, type Pushes } from './pushTesting'

let pushes: Pushes
beforeAll(async () => {
  pushes = await startPushes()
})
beforeEach(() => {
  pushes.service.received.splice(0)
  pushes.server.clock.set(TEST_NOW)
})
afterAll(() => pushes.close())

const waitingMessages = () => pushes.server.db.select().from(pushMessages)

test('a device is told beside the mail, in words that strangers may read, and its browser alone reads them', async () => {
  const { server, service, told, run } = pushes
  const person = await applicant(server, { userStatus: 'DonorRegistrationExam' })
  await passedScreening(server, person.id, {
    scheduledInitialExamDate: '2026-12-10',
    scheduledExamTime: '09:30',
  })
  const [phone, other] = [await told(person), await told(person)]
  server.clock.set(japaneseInstant('2026-12-09', 9))
  await remindExams(server.deps, server.clock.now())
  expect(await run()).toBe(2)
  expect(service.received.map(({ path }) => path).toSorted()).toEqual([phone, other].map(pathOf).toSorted())
  const [first] = service.received
  expect(first).toMatchObject({
    message: { title: 'なかつぐ', body: pushSaid.DayBefore.body, path: '/mypage', tag: 'DayBefore' },
    isSigned: true,
    pass: { aud: 'https://push.example.com', sub: `mailto:${server.deps.texts.contact.email}` },
    headers: { ttl: String(15 * 3600), 'content-encoding': 'aes128gcm', urgency: 'normal' },
  })
  expect(first?.headers.topic).toBeUndefined()
  const mails = await server.db.select().from(mailOutbox).where(eq(mailOutbox.userId, person.id))
  expect(mails.map(({ kind }) => kind)).toEqual(['examTomorrow'])
  // The same job once more, and the letter's again.
  await remindExams(server.deps, server.clock.now())
  expect(await run()).toBe(0)
})

test('an event is told once, however many processes look at the same moment', async () => {
  const { server, service, told, expiring, run } = pushes
  const people = await Promise.all(Array.from({ length: 4 }, () => applicant(server)))
  for (const person of people) await told(person)
  for (const person of people) await expiring(person)
  const sent = await Promise.all(Array.from({ length: 6 }, run))
  expect(sent.reduce((sum, count) => sum + count)).toBe(4)
  expect(service.received.length).toBe(4)
  expect(await waitingMessages()).toEqual([])
})

test('a kind that was declined is not sent, also when it was declined after its event', async () => {
  const { server, save, asked, told, expiring, run } = pushes
  const person = await applicant(server)
  const [picky, changing] = [await told(person, 'Invitation'), await told(person)]
  await expiring(person)
  await save(person, changing, ['DayBefore'])
  expect(await run()).toBe(0)
  expect(await asked(person, picky)).toEqual({ Kinds: ['Invitation'], Others: 1 })
  await save(person, changing, [])
  expect(await asked(person, changing)).toEqual({ Kinds: [], Others: 1 })
})

test('by day, on its day, and only while the mail stands', async () => {
  const { server, letter, told, expiring, run } = pushes
  const person = await applicant(server)
  await told(person)
  server.clock.set(japaneseInstant('2026-12-01', 23))
  await expiring(person)
  await letter(
    person,
    'renewalReminder',
    { date: '2026-12-05', examBy: '2026-12-08' },
    'renewalReminder/gone',
  )
  expect(await run()).toBe(0)
  await server.db.transaction((tx) => dropWaitingMails(tx, 'renewalReminder/gone'))
  server.clock.set(japaneseInstant('2026-12-02', 8))
  expect(await run()).toBe(1)
  await expiring(person)
  // The program was off until the next day.
  server.clock.set(japaneseInstant('2026-12-03', 0))
  expect(await run()).toBe(0)
  expect(await waitingMessages()).toEqual([])
})

test('a push service that is down is asked again, one that knows nobody any more is not', async () => {
  const { server, service, devicesOf, told, expiring, run } = pushes
  const [person, left] = [await applicant(server), await applicant(server)]
  const [slow, gone, missing] = [await told(person), await told(left), await told(left)]
  service.answers.set(pathOf(slow).slice(1), 503)
  service.answers.set(pathOf(gone).slice(1), 410)
  service.answers.set(pathOf(missing).slice(1), 404)
  await expiring(person)
  await expiring(left)
  expect(await run()).toBe(0)
  expect(await devicesOf(left)).toEqual([])
  expect((await devicesOf(person)).length).toBe(1)
  expect(await run()).toBe(0)
  expect(service.received.length).toBe(3)
  service.answers.delete(pathOf(slow).slice(1))
  server.clock.set(new Date(TEST_NOW.getTime() + 5 * 60_000))
  expect(await run()).toBe(1)
  // What it says of us, not of this message, is not tried again.
  service.answers.set(pathOf(slow).slice(1), 400)
  await expiring(person)
  expect(await run()).toBe(0)
  expect(await waitingMessages()).toEqual([])
  expect(server.logged.filter((line) => line.includes('push.example.com'))).toEqual([])
})

test('a service that stays down is given up, and the mail is there', async () => {
  const { server, service, told, expiring, run } = pushes
  const person = await applicant(server)
  const slow = await told(person)
  service.answers.set(pathOf(slow).slice(1), 500)
  await expiring(person)
  for (let minutes = 0; minutes < 400; minutes += 5) {
    server.clock.set(new Date(TEST_NOW.getTime() + minutes * 60_000))
    await run()
  }
  expect(service.received.length).toBe(4)
  expect(await waitingMessages()).toEqual([])
})

test('somebody who is stopped is told nothing until it ends', async () => {
  const { server, told, expiring, run } = pushes
  const person = await applicant(server)
  await told(person)
  await server.db.update(userProfiles).set({ suspensionStatus1: true }).where(eq(userProfiles.id, person.id))
  await expiring(person)
  expect(await run()).toBe(0)
  await server.db.update(userProfiles).set({ suspensionStatus1: false }).where(eq(userProfiles.id, person.id))
  await expiring(person)
  expect(await run()).toBe(1)
})

test('an earlier key still reaches those who subscribed with it; without any nobody is offered anything', async () => {
  const { server, service, browser, save, devicesOf, told, expiring } = pushes
  const person = await applicant(server)
  await told(person)
  const { settings, texts } = server.deps
  const [earlier, later] = ['0b'.repeat(32), '0c'.repeat(32)]
  const both = createPush({ ...settings, vapidKeys: [later, earlier] }, texts, service.post)
  await expiring(person)
  expect(await sendPushes({ ...server.deps, push: both }, server.clock.now())).toBe(1)
  const alone = createPush({ ...settings, vapidKeys: [later] }, texts, service.post)
  await expiring(person)
  expect(await sendPushes({ ...server.deps, push: alone }, server.clock.now())).toBe(0)
  expect(await devicesOf(person)).toEqual([])

  const bare = await startTestServer({ push: false })
  try {
    const somebody = await applicant(bare)
    expect((await somebody.send(ASK, { endpoint: null })).data).toEqual({ getPushSettings: null })
    expect(codeOf(await save(somebody, browser()))).toBe('NOT_FOUND')
    expect(await (await fetch(`${bare.url}/config.json`)).json()).not.toHaveProperty('tellsDevices')
    expect(await sendPushes(bare.deps, bare.clock.now())).toBe(0)
  } finally {
    await bare.close()
  }
})
