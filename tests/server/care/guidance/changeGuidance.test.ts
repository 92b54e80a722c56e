import fc from 'fast-check'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { activities } from '../../../../server/ground/tables/activity'
import { bookingSlots, guidances } from '../../../../server/ground/tables/guidance'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { invited, staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { times } from '../../../support/soak'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'
import { often } from '../../../support/full'

const call = (name: string) =>
  `mutation ($StartAt: DateTime!) { ${name}(input: { StartAt: $StartAt }) { Status ReservedAt DeadlineAt } }`
const reserve = (actor: Actor, StartAt: string) => actor.send(call('reserveGuidance'), { StartAt })
const change = (actor: Actor, StartAt: string) => actor.send(call('updateGuidance'), { StartAt })
const cancel = (actor: Actor) => actor.call('mutation { deleteGuidance { Status ReservedAt DeadlineAt } }')

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ connections: 40 })
})
afterAll(() => server.close())
beforeEach(() => server.clock.set(TEST_NOW))

let day = 0
/** An hour that no other test has touched, on a business day. */
const FREE_DAYS = ['03', '04', '07', '08', '09', '10', '11', '14', '15', '16', '17', '18']
const freshHour = (hour = 2) => `2026-12-${FREE_DAYS[day++ % FREE_DAYS.length]}T0${hour}:00:00.000Z`

const placesAt = async (startAt: string) => {
  const [row] = await server.db
    .select()
    .from(bookingSlots)
    .where(eq(bookingSlots.startAt, new Date(startAt)))
  return row?.reserved ?? 0
}
const mailsOf = async (actor: Actor) =>
  (await server.db.select({ kind: mailOutbox.kind }).from(mailOutbox).where(eq(mailOutbox.userId, actor.id)))
    .map(({ kind }) => kind)
    .toSorted()

describe('a booking', () => {
  test('is moved: the old place is free again, the log tells of both, a mail goes out', async () => {
    const actor = await invited(server)
    const [old, next] = [freshHour(), freshHour()]
    await reserve(actor, old)
    server.clock.advance(1000)
    expect((await change(actor, next)).data).toEqual({
      updateGuidance: { Status: 'Reserved', ReservedAt: next, DeadlineAt: null },
    })
    expect([await placesAt(old), await placesAt(next)]).toEqual([0, 1])
    const [row] = await server.db
      .select()
      .from(activities)
      .where(and(eq(activities.userId, actor.id), eq(activities.operation, 'Change')))
    expect(row?.text).toMatch(/^2026年12月\d+日（.）11:00から2026年12月\d+日（.）11:00に変更しました$/)
    expect(await mailsOf(actor)).toEqual(['guidanceBooked', 'guidanceChanged'])
    // The same hour again is no change.
    expect(codeOf(await change(actor, next))).toBeNull()
    expect(await placesAt(next)).toBe(1)
    expect(await mailsOf(actor)).toHaveLength(2)
  })

  test('is cancelled: the place is free, fourteen more days to choose, and one may book anew', async () => {
    const actor = await invited(server)
    const hour = freshHour()
    await reserve(actor, hour)
    server.clock.set(new Date('2026-12-02T01:00:00Z'))
    await actor.signInAgain()
    expect((await cancel(actor)).data).toEqual({
      deleteGuidance: { Status: 'Cancelled', ReservedAt: null, DeadlineAt: '2026-12-16' },
    })
    expect(await placesAt(hour)).toBe(0)
    expect(await mailsOf(actor)).toEqual(['guidanceBooked', 'guidanceCancelled'])
    const user = await actor.call('{ getUser { Profile { UserStatus } } }')
    expect(user.data).toEqual({ getUser: { Profile: { UserStatus: 'Guidance' } } })
    expect(codeOf(await reserve(actor, '2026-12-17T05:00:00.000Z'))).toBeNull()
  })

  test('can be changed and cancelled until 24 hours before, to the millisecond', async () => {
    const [early, late] = [await invited(server), await invited(server)]
    const hour = '2026-12-21T02:00:00.000Z'
    await Promise.all([reserve(early, hour), reserve(late, hour)])
    server.clock.set(new Date('2026-12-20T02:00:00.000Z'))
    await Promise.all([early.signInAgain(), late.signInAgain()])
    expect(codeOf(await change(early, '2026-12-22T02:00:00.000Z'))).toBeNull()
    server.clock.advance(1)
    const message =
      '開始まで24時間を切ったため、画面からは変更・キャンセルできません。電話またはチャットでご連絡ください。'
    for (const answer of [await change(late, '2026-12-22T02:00:00.000Z'), await cancel(late)])
      expect([codeOf(answer), answer.errors?.[0]?.message]).toEqual(['INVALID_STATE', message])
    expect(await placesAt(hour)).toBe(1)
  })

  test('that does not exist cannot be changed or cancelled', async () => {
    const actor = await invited(server)
    for (const answer of [await change(actor, freshHour()), await cancel(actor)])
      expect([codeOf(answer), answer.errors?.[0]?.message]).toEqual([
        'INVALID_STATE',
        '予約が見つかりません。',
      ])
  })

  test('is not lost when the wanted hour is full or not offered', async () => {
    const [actor, a, b] = [await invited(server), await invited(server), await invited(server)]
    const [own, full] = [freshHour(3), freshHour(4)]
    await Promise.all([reserve(actor, own), reserve(a, full), reserve(b, full)])
    const answer = await change(actor, full)
    expect([codeOf(answer), answer.errors?.[0]?.message]).toEqual([
      'SLOT_FULL',
      '申し訳ありません。この日時は満席になりました。別の日時をお選びください。',
    ])
    expect(codeOf(await change(actor, '2026-12-06T02:00:00.000Z'))).toBe('BAD_USER_INPUT')
    expect([await placesAt(own), await placesAt(full)]).toEqual([1, 2])
  })
})

test('may be moved five times by oneself, and then on behalf of the person', async () => {
  const actor = await invited(server)
  const hours = Array.from({ length: 8 }, (_, index) => `2026-12-24T0${2 + index}:00:00.000Z`)
  await reserve(actor, hours[0] ?? '')
  const left = '{ getUser { Guidance { ChangesLeft } } }'
  expect((await actor.call(left)).data).toEqual({ getUser: { Guidance: { ChangesLeft: 5 } } })
  for (const hour of hours.slice(1, 6)) expect(codeOf(await change(actor, hour))).toBeNull()
  expect((await actor.call(left)).data).toEqual({ getUser: { Guidance: { ChangesLeft: 0 } } })
  const refused = await change(actor, hours[6] ?? '')
  expect([codeOf(refused), refused.errors?.[0]?.message]).toEqual([
    'INVALID_STATE',
    '画面からの日時の変更は、5回までです。さらに変更するときは、電話またはチャットでご連絡ください。',
  ])
  expect(await placesAt(hours[5] ?? '')).toBe(1)
  const moved = await (
    await staff(server)
  ).call(
    'mutation ($input: GuidanceTimeByAdminInput!) { updateGuidanceByAdmin(input: $input) { ReservedAt } }',
    {
      input: { UserId: actor.id, StartAt: hours[6] },
    },
  )
  expect(moved.data).toEqual({ updateGuidanceByAdmin: { ReservedAt: hours[6] } })
})

describe('at the same moment', () => {
  test('people who swap hours both arrive, again and again', async () => {
    const [a, b] = [await invited(server), await invited(server)]
    const [one, two] = [freshHour(5), freshHour(6)]
    await Promise.all([reserve(a, one), reserve(b, two)])
    for (let round = 0; round < 5; round++) {
      const there = round % 2 === 0
      const answers = await Promise.all([change(a, there ? two : one), change(b, there ? one : two)])
      expect(answers.map(codeOf)).toEqual([null, null])
    }
    expect([await placesAt(one), await placesAt(two)]).toEqual([1, 1])
  })

  test('a hundred bookings of one person make one', async () => {
    const actor = await invited(server)
    const hours = Array.from({ length: 8 }, (_, index) => `2026-12-23T0${2 + index}:00:00.000Z`)
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => reserve(actor, hours[index % 8] ?? '')),
    )
    expect(answers.filter((answer) => codeOf(answer) === null)).toHaveLength(1)
    expect(new Set(answers.map(codeOf))).toEqual(new Set([null, 'INVALID_STATE']))
    const places = await Promise.all(hours.map(placesAt))
    expect(places.reduce((sum, count) => sum + count, 0)).toBe(1)
  })

  test('a booking cancelled twice gives one place back', async () => {
    const [actor, other] = [await invited(server), await invited(server)]
    const hour = freshHour(7)
    await Promise.all([reserve(actor, hour), reserve(other, hour)])
    const answers = await Promise.all([cancel(actor), cancel(actor), cancel(actor)])
    expect(answers.map(codeOf).toSorted()).toEqual(['INVALID_STATE', 'INVALID_STATE', null])
    expect(await placesAt(hour)).toBe(1)
  })
})

test(
  'whatever people do, the places taken are the bookings there are',
  async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => invited(server)))
    const hours = ['2027-01-12T02:00:00.000Z', '2027-01-12T03:00:00.000Z']
    const command = fc.record({
      who: fc.nat(people.length - 1),
      hour: fc.constantFrom(...hours),
      what: fc.constantFrom('reserve' as const, 'change' as const, 'cancel' as const),
    })
    const run = ({
      who,
      hour,
      what,
    }: {
      who: number
      hour: string
      what: 'reserve' | 'change' | 'cancel'
    }) => {
      const actor = people[who] as Actor
      if (what === 'cancel') return cancel(actor)
      return what === 'reserve' ? reserve(actor, hour) : change(actor, hour)
    }
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: times(8, 50) }), async (commands) => {
        const answers = await Promise.all(commands.map(run))
        expect([null, 'INVALID_STATE', 'SLOT_FULL']).toEqual(
          expect.arrayContaining([...new Set(answers.map(codeOf))]),
        )
        for (const hour of hours) {
          const rows = await server.db
            .select({ id: guidances.id })
            .from(guidances)
            .where(and(eq(guidances.status, 'Reserved'), eq(guidances.reservedAt, new Date(hour))))
          expect(rows.length).toBe(await placesAt(hour))
          expect(rows.length).toBeLessThanOrEqual(2)
        }
      }),
      { numRuns: often(25, times(100, 1_000)) },
    )
  },
  times(60_000, 1_800_000),
)
