import { and, count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { offeredHours } from '../../../../server/care/guidance/listBookingSlots'
import { activities } from '../../../../server/ground/tables/activity'
import { bookingSlots, guidances } from '../../../../server/ground/tables/guidance'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { userProfiles } from '../../../../server/ground/tables/users'
import { samplePublicTexts } from '../../../../shared/facts/config'
import { japaneseDateOf } from '../../../../shared/facts/dates'
import { openingOfOperator } from '../../../../shared/rules/visits/opening'
import { applicant, invited, waiting } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { times } from '../../../support/soak'
import { recordStatements } from '../../../support/statements'
import { withTrigger } from '../../../support/triggers'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'
import { often } from '../../../support/full'

const RESERVE = `mutation ($StartAt: DateTime!) { reserveGuidance(input: { StartAt: $StartAt }) { Id Sk Status ReservedAt DeadlineAt } }`
const ELEVEN = '2026-12-03T02:00:00.000Z'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ connections: 40 })
})
afterAll(() => server.close())

const reservedRows = async (startAt: string) => {
  const [row] = await server.db
    .select({ count: count() })
    .from(guidances)
    .where(and(eq(guidances.status, 'Reserved'), eq(guidances.reservedAt, new Date(startAt))))
  return row?.count
}

describe('reserveGuidance', () => {
  test('books an hour, moves the person on, logs it and asks for the mail', async () => {
    const actor = await invited(server)
    const answer = await actor.call(RESERVE, { StartAt: ELEVEN })
    expect(answer.data).toEqual({
      reserveGuidance: {
        Id: actor.id,
        Sk: 'Guidance',
        Status: 'Reserved',
        ReservedAt: ELEVEN,
        DeadlineAt: null,
      },
    })
    const user = await actor.call(`{ getUser { Profile { UserStatus } Guidance { Status } } }`)
    expect(user.data).toEqual({
      getUser: { Profile: { UserStatus: 'WaitingToParticipateGuidance' }, Guidance: { Status: 'Reserved' } },
    })
    const [row] = await server.db
      .select({ text: activities.text })
      .from(activities)
      .where(and(eq(activities.userId, actor.id), eq(activities.operation, 'Reserve')))
    expect(row?.text).toBe('2026年12月3日（木）11:00に予約しました')
  })

  test('asks the database at most six times until it is booked, and at most twelve times with its mail', async () => {
    const actor = await invited(server)
    await server.deps.mail.deliverPending()
    const statements = recordStatements()
    const answer = await actor.call(RESERVE, { StartAt: '2026-12-04T02:00:00.000Z' })
    await server.deps.mail.deliverPending()
    statements.end()
    expect(answer.errors).toBeUndefined()
    const asked = statements.inOrder()
    const untilBooked = asked.slice(0, asked.indexOf('commit') + 1)
    expect(untilBooked.length).toBeGreaterThan(1)
    expect(untilBooked.length, untilBooked.join('\n')).toBeLessThanOrEqual(6)
    const sent = asked.findIndex((statement) => statement.includes('update "mail_outbox"'))
    expect(sent).toBeGreaterThan(untilBooked.length)
    const untilSent = asked.slice(0, asked.indexOf('commit', sent) + 1)
    expect(untilSent.length, untilSent.join('\n')).toBeLessThanOrEqual(12)
  })

  test('writes the person once, with the booking as the next date', async () => {
    const actor = await invited(server)
    // The date is known when the status is written, so that nothing is left to put right.
    const { dropped } = await withTrigger(server, {
      on: 'before update on user_profiles',
      body: `if old.user_status = new.user_status then raise exception 'written again'; end if; return new;`,
    })
    const answer = await actor.call(RESERVE, { StartAt: '2026-12-04T04:00:00.000Z' })
    await dropped()
    expect(answer.errors).toBeUndefined()
    const [row] = await server.db.select().from(userProfiles).where(eq(userProfiles.id, actor.id))
    expect(row).toMatchObject({ nextDate: '2026-12-04', nextDateKind: 'Booking' })
  })

  test.each([
    ['an hour that is not offered', '2026-12-03T01:00:00.000Z'],
    ['half past', '2026-12-03T02:30:00.000Z'],
    ['a Sunday', '2026-12-06T02:00:00.000Z'],
    ['a holiday', '2027-01-01T02:00:00.000Z'],
    ['today', '2026-12-01T02:00:00.000Z'],
    ['beyond eight weeks', '2027-01-27T02:00:00.000Z'],
  ])('refuses %s', async (_name, StartAt) => {
    const actor = await invited(server)
    const answer = await actor.call(RESERVE, { StartAt })
    expect(answer.errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { StartAt: 'この日時は予約を受け付けていません。別の日時をお選びください。' },
    })
  })

  test('needs an invitation, and only one booking', async () => {
    expect(codeOf(await (await applicant(server)).call(RESERVE, { StartAt: ELEVEN }))).toBe('INVALID_STATE')
    expect(codeOf(await (await waiting(server)).call(RESERVE, { StartAt: ELEVEN }))).toBe('INVALID_STATE')
    const actor = await invited(server)
    await actor.call(RESERVE, { StartAt: '2026-12-03T03:00:00.000Z' })
    const again = await actor.call(RESERVE, { StartAt: '2026-12-03T04:00:00.000Z' })
    expect(codeOf(again)).toBe('INVALID_STATE')
    expect(again.errors?.[0]?.message).toContain('すでに予約があります')
  })

  test('counts the deadline in whole Japanese days', async () => {
    const actor = await invited(server)
    const other = await invited(server)
    server.clock.set(new Date('2026-12-15T14:59:59.999Z'))
    await actor.signInAgain()
    expect(codeOf(await actor.call(RESERVE, { StartAt: '2026-12-17T02:00:00.000Z' }))).toBeNull()
    server.clock.advance(1)
    const late = await other
      .signInAgain()
      .then(() => other.call(RESERVE, { StartAt: '2026-12-17T03:00:00.000Z' }))
    expect(late.errors?.[0]?.message).toBe(
      '予約の期限は2026年12月15日（火）でした。次のご案内をお待ちください。',
    )
    server.clock.set(TEST_NOW)
  })

  test('on a last day on which the office is closed a person books as on any other', async () => {
    server.clock.set(new Date('2026-12-19T01:00:00Z'))
    const actor = await invited(server)
    server.clock.set(new Date('2027-01-02T01:00:00Z'))
    await actor.signInAgain()
    expect(codeOf(await actor.call(RESERVE, { StartAt: '2027-01-07T02:00:00.000Z' }))).toBeNull()
    server.clock.set(TEST_NOW)
  })
})

describe('while somebody else changes the person', () => {
  /** Books while a transaction holds the changed row, which ends only when the booking waits for it. */
  async function bookDuring(change: string, StartAt: string) {
    const actor = await invited(server)
    const other = await server.db.$client.connect()
    await other.query('begin')
    await other.query(`update user_profiles set ${change} where id = $1`, [actor.id])
    const booking = actor.call(RESERVE, { StartAt })
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    while ((await other.query(waiting)).rows.length === 0);
    await other.query('commit')
    other.release()
    const answer = await booking
    const [person] = await server.db.select().from(userProfiles).where(eq(userProfiles.id, actor.id))
    const mails = await server.db.select().from(mailOutbox).where(eq(mailOutbox.userId, actor.id))
    return { code: codeOf(answer), person, mails: mails.length, places: await reservedRows(StartAt) }
  }

  test('the booking goes on from what they are then', async () => {
    const { code, person, ...written } = await bookDuring(`city = '遊佐町'`, '2026-12-07T04:00:00.000Z')
    expect(code).toBeNull()
    expect(person).toMatchObject({ city: '遊佐町', userStatus: 'WaitingToParticipateGuidance' })
    expect(written).toEqual({ mails: 1, places: 1 })
  })

  test('nothing is left of a booking that no longer follows', async () => {
    const { code, person, ...written } = await bookDuring(
      `user_status = 'Donation'`,
      '2026-12-07T05:00:00.000Z',
    )
    expect(code).toBe('INVALID_STATE')
    expect(person?.userStatus).toBe('Donation')
    expect(written).toEqual({ mails: 0, places: 0 })
  })
})

describe('the last place', () => {
  const ROUNDS = times(1, 50)
  const CROWD = often(60, 200)
  const days = Array.from({ length: 40 }, (_, day) => new Date(TEST_NOW.getTime() + (7 + day) * 86_400_000))
  const offer = {
    ...openingOfOperator(samplePublicTexts),
    weeksAhead: samplePublicTexts.guidance.weeksAhead,
  }
  const hours = days.flatMap((day) => offeredHours(japaneseDateOf(day), TEST_NOW, offer))

  test(
    `${CROWD} at once get exactly as many places as there are, ${ROUNDS} times`,
    async () => {
      const actors = await Promise.all(Array.from({ length: CROWD }, () => invited(server)))
      expect(hours.length).toBeGreaterThanOrEqual(ROUNDS)
      for (const { startAt } of hours.slice(0, ROUNDS)) {
        await server.db.insert(bookingSlots).values({ startAt, capacity: 2, reserved: 1 })
        const StartAt = startAt.toISOString()
        const answers = await Promise.all(actors.map((actor) => actor.call(RESERVE, { StartAt })))
        const codes = answers.map(codeOf)
        expect(codes.filter((code) => code === null)).toHaveLength(1)
        expect(codes.filter((code) => code === 'SLOT_FULL')).toHaveLength(CROWD - 1)
        expect(await reservedRows(StartAt)).toBe(1)
        const slots = await server.db.select().from(bookingSlots).where(eq(bookingSlots.startAt, startAt))
        expect(slots).toMatchObject([{ capacity: 2, reserved: 2 }])
        // She has her place; somebody else takes hers in the crowd.
        actors[codes.indexOf(null)] = await invited(server)
      }
    },
    ROUNDS * 20_000,
  )

  test('control: where the database does not count the places taken, the same crowd is oversold', async () => {
    const StartAt = '2026-12-04T03:00:00.000Z'
    await server.db.insert(bookingSlots).values({ startAt: new Date(StartAt), capacity: 2, reserved: 1 })
    const actors = await Promise.all(Array.from({ length: 30 }, () => invited(server)))
    const counting = await withTrigger(server, {
      on: 'before update on booking_slots',
      body: 'new.reserved := old.reserved; return new;',
    })
    await Promise.all(actors.map((actor) => actor.call(RESERVE, { StartAt })))
    await counting.dropped()
    expect(await reservedRows(StartAt)).toBe(30)
  })

  test('one person twice at once has one booking', async () => {
    const actor = await invited(server)
    const hours = ['2026-12-07T02:00:00.000Z', '2026-12-07T03:00:00.000Z']
    const answers = await Promise.all(hours.map((StartAt) => actor.call(RESERVE, { StartAt })))
    expect(answers.map(codeOf).sort()).toEqual(['INVALID_STATE', null].sort())
    const rows = await server.db.select().from(guidances).where(eq(guidances.userId, actor.id))
    expect(rows).toHaveLength(1)
  })
})
