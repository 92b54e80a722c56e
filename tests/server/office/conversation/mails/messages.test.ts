import { afterAll, beforeAll, expect, test } from 'vitest'
import { and, eq } from 'drizzle-orm'
import { inboxEvents } from '../../../../../server/ground/words/inboxEvents'
import { recordActivity } from '../../../../../server/ground/recordActivity'
import { mailOutbox } from '../../../../../server/ground/tables/mail'
import { readVisits } from '../../../../../server/ground/tables/readVisits'
import { applicant, invited, staff, type Actor } from '../../../../support/actors'
import { codeOf } from '../../../../support/api'
import { news } from '../../../../support/news'
import { startTestServer, type TestServer } from '../../../../support/testServer'

const READ = 'mutation ($input: ReadMessageInput!) { readMessage(input: $input) { success } }' as const

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const titles = async (person: Actor) => (await news(person)).items.map(({ Subject }) => Subject)

test('a booking stands there at once, and as its mail alone once that was sent', async () => {
  const person = await invited(server)
  const before = await titles(person)
  await person.call('mutation { reserveGuidance(input: { StartAt: "2026-12-03T02:00:00.000Z" }) { Status } }')
  // The mail goes at once; here it has not gone yet.
  await server.deps.mail.deliverPending()
  const itsMail = and(eq(mailOutbox.userId, person.id), eq(mailOutbox.kind, 'guidanceBooked'))
  const later = new Date(server.clock.now().getTime() + 86_400_000)
  await server.db.update(mailOutbox).set({ sentAt: null, nextAttemptAt: later }).where(itsMail)
  const [booked] = (await news(person)).items
  expect(booked).toMatchObject({
    IsMail: false,
    Subject: 'ガイダンスのご予約',
    Text: '2026年12月3日（木）11:00に予約しました。',
    OpenedAt: booked?.SentAt,
  })
  await server.db.update(mailOutbox).set({ sentAt: server.clock.now() }).where(itsMail)
  const after = await titles(person)
  expect(after).toHaveLength(before.length + 1)
  expect(after[0]).toMatch(/^【なかつぐ】/)
  expect(after).not.toContain('ガイダンスのご予約')
})

test('what others did is new until it is opened, with all before it; others’ news is not there', async () => {
  const [person, stranger, office] = [await applicant(server), await applicant(server), await staff(server)]
  const happens = (
    event: Parameters<typeof recordActivity>[1]['event'],
    actorId: string | null = office.id,
  ) => {
    server.clock.advance(60_000)
    return recordActivity(server.db, { event, userId: person.id, actorId, now: server.clock.now() })
  }
  const { unread } = await news(person)
  const first = await happens({ category: 'Donation', operation: 'Correct' })
  const second = await happens({ category: 'Reward', operation: 'Pay', count: 2, amount: 6000 })
  await happens({ category: 'Hold', operation: 'Begin' })
  await happens({ category: 'Contact', operation: 'Note' })
  await happens({ category: 'Profile', operation: 'Download' }, person.id)
  const { items, unread: now } = await news(person)
  expect(now).toBe(unread + 2)
  expect(items.slice(0, 3).map(({ Subject, Text }) => [Subject, Text])).toEqual([
    ['ご自身のデータの書き出し', '自分のデータを書き出しました。'],
    ['協力金をお渡ししました', '協力金のお渡しを記録しました（2件、6,000円分）。'],
    ['献便の記録の訂正', '献便の記録を訂正しました。'],
  ])
  expect(JSON.stringify(items)).not.toContain(office.id)

  const read = (actor: Actor, Id: string) => actor.call(READ, { input: { Id } })
  expect(codeOf(await read(stranger, String(second)))).toBe('NOT_FOUND')
  expect(codeOf(await read(person, '9'.repeat(30)))).toBe('NOT_FOUND')
  await read(person, String(second))
  // An older one again does not make the newer one new.
  await Promise.all([read(person, String(first)), read(person, String(second))])
  expect((await news(person)).unread).toBe(unread)
  const [row] = await server.db.select().from(readVisits).where(eq(readVisits.userId, person.id))
  expect(row).toMatchObject({ seenAt: null, newFrom: null })
  // Who read the record was not looked at.
  expect((await person.call('{ getUser { NewLooks } }')).data?.getUser.NewLooks).toBeNull()
})

test('pages of mails and events together leave nothing out and tell nothing twice', async () => {
  const person = await invited(server)
  await person.call('mutation { reserveGuidance(input: { StartAt: "2026-12-04T02:00:00.000Z" }) { Status } }')
  await server.deps.mail.deliverPending()
  for (const operation of ['WillCome', 'EndPause'] as const)
    await recordActivity(server.db, {
      event: { category: 'Guidance', operation },
      userId: person.id,
      actorId: null,
      now: server.clock.now(),
    })
  const whole = (await news(person)).items.map(({ Id }) => Id)
  expect(whole.length).toBeGreaterThan(2)
  const paged: string[] = []
  let nextToken: string | null | undefined = null
  do {
    const page: Awaited<ReturnType<typeof news>> = await news(person, { limit: 1, nextToken })
    paged.push(...page.items.map(({ Id }) => Id))
    nextToken = page.nextToken
  } while (nextToken)
  expect(paged).toEqual(whole)
})

test('no heading says anything of health or of a judgement', () => {
  const headings = Object.values(inboxEvents).flatMap((operations) =>
    Object.values<{ title: string } | null>(operations).flatMap((told) => told?.title ?? []),
  )
  expect(headings.filter((title) => /体調|便の検査|感染|陽性|陰性|保留|認定|適|不可|病/.test(title))).toEqual(
    [],
  )
})
