import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { finishDepartures } from '../../../../server/care/leaving/requestWithdrawal'
import {
  donations,
  donationScreenings,
  rewardContacts,
  rewardEntries,
} from '../../../../server/ground/tables/donations'
import { floraTests } from '../../../../server/ground/tables/floraTests'
import { bookingSlots, guidances } from '../../../../server/ground/tables/guidance'
import { onlineChecks, screenings } from '../../../../server/ground/tables/screenings'
import { certified, invited, newcomer } from '../../../support/actors'
import { passing } from '../../../support/answers'
import { codeOf } from '../../../support/api'
import { TEST_NOW } from '../../../support/testServer'
import {
  server,
  admin,
  startLeavingCases,
  WITHDRAW,
  RESERVE,
  profileOf,
  logOf,
  mailsTo,
  donor,
  donate,
  tablesHolding,
} from './leavingCases'

startLeavingCases()

describe('leaving at the same time as something else', () => {
  test('asked for many times at once happens once', async () => {
    const actor = await donor()
    await donate(actor)
    const answers = await Promise.all(Array.from({ length: 6 }, () => actor.call(WITHDRAW)))
    const codes = answers.map(codeOf)
    expect(codes.every((code) => code === null || code === 'UNAUTHENTICATED')).toBe(true)
    expect(codes).toContain(null)
    expect(await logOf(actor, 'Withdraw')).toHaveLength(1)
    expect((await mailsTo(actor)).filter(({ kind }) => kind === 'withdrawn')).toHaveLength(1)
  })

  test('newcomers who ask many times at once leave once', async () => {
    const actor = await newcomer(server)
    await Promise.all(Array.from({ length: 6 }, () => actor.call(WITHDRAW)))
    expect(await logOf(actor, 'Withdraw')).toHaveLength(1)
  })

  test('at the same time as a booking leaves no booking and no place taken', async () => {
    for (let round = 0; round < 6; round++) {
      await server.db.delete(bookingSlots)
      const actor = await invited(server)
      const [booked, left] = await Promise.all([actor.send(RESERVE), actor.call(WITHDRAW)])
      expect(codeOf(left)).toBeNull()
      expect([null, 'INVALID_STATE', 'UNAUTHENTICATED']).toContain(codeOf(booked))
      const slots = await server.db.select().from(bookingSlots)
      expect(slots.every(({ reserved }) => reserved === 0)).toBe(true)
      const open = await server.db.select().from(guidances).where(eq(guidances.userId, actor.id))
      expect(open).toEqual([expect.objectContaining({ status: 'Cancelled', closedAt: TEST_NOW })])
    }
  })

  test('at the same time as a donation: either it counts and is due, or it was never recorded', async () => {
    for (let round = 0; round < 6; round++) {
      const actor = await donor()
      const [recorded, left] = await Promise.all([donate(actor), actor.call(WITHDRAW)])
      expect(codeOf(left)).toBeNull()
      const given = await server.db.select().from(donations).where(eq(donations.userId, actor.id))
      const ledger = await server.db.select().from(rewardEntries).where(eq(rewardEntries.userId, actor.id))
      const contacts = await server.db
        .select()
        .from(rewardContacts)
        .where(eq(rewardContacts.userId, actor.id))
      const stages = ledger.map(({ stage }) => stage)
      const counted = codeOf(recorded) === null
      expect([given.length, stages, contacts.length]).toEqual(
        counted ? [1, ['Pending', 'Due'], 1] : [0, [], 0],
      )
    }
  })

  test('an account that cannot be removed is refused all the same, and the job removes it', async () => {
    const actor = await certified(server, { barCodeBucket: 'local', barCodeKey: 'barcodes/leaver.svg' })
    await server.deps.files.put('barcodes/leaver.svg', Buffer.from('<svg/>'), 'image/svg+xml')
    const remove = vi
      .spyOn(server.deps.identity.admin, 'deleteUser')
      .mockRejectedValue(new Error('pool unreachable'))
    expect((await actor.call(WITHDRAW)).data).toEqual({ requestWithdrawal: { success: true } })
    expect(codeOf(await actor.call('{ getUser { Id } }'))).toBe('UNAUTHENTICATED')
    await expect(finishDepartures(server.deps)).rejects.toThrow('could not be removed')
    expect(await server.identity.admin.findUser(actor.id)).not.toBeNull()
    remove.mockRestore()
    expect(await finishDepartures(server.deps)).toBeGreaterThan(0)
    expect(await server.identity.admin.findUser(actor.id)).toBeNull()
    expect(await server.deps.files.get('local', 'barcodes/leaver.svg')).toBeNull()
    expect(await profileOf(actor)).toMatchObject({ barCodeKey: null, accountRemovedAt: expect.any(Date) })
    expect(await finishDepartures(server.deps)).toBe(0)
  })

  test('nothing in the database holds the person afterwards, but the one address while rewards are due', async () => {
    const person = {
      lastName: '勅使河原',
      firstName: '璃々香',
      lastNameFurigana: 'テシガワラ',
      firstNameFurigana: 'リリカ',
      tel: '09087654321',
      address: '銀杏見本町7-7',
      building: '見本タワー707',
      caution: '勅使河原さんは09087654321へ',
    }
    const actor = await donor(person)
    const secrets = [
      '勅使河原',
      '璃々香',
      'テシガワラ',
      'リリカ',
      '09087654321',
      '銀杏見本町',
      '見本タワー',
      actor.email,
    ]
    await server.db
      .update(onlineChecks)
      .set({ answers: { ...passing, Q02: { ...passing.Q02, text: '勅使河原璃々香 09087654321' } } })
      .where(eq(onlineChecks.screeningId, actor.screeningId))
    await server.db
      .update(screenings)
      .set({ requestNote: `銀杏見本町の勅使河原です ${actor.email}` })
      .where(eq(screenings.id, actor.screeningId))
    for (const Stop of [true, false])
      await admin.call(
        'mutation ($id: ID!, $Stop: Boolean!) { stopUser(input: { UserId: $id, Stop: $Stop, Reason: "勅使河原璃々香さんのお電話による" }) { Id } }',
        { id: actor.id, Stop },
      )
    await server.db.insert(floraTests).values({
      id: randomUUID(),
      userId: actor.id,
      status: 'Guidance',
      inspectionDetailCreatedAt: TEST_NOW,
      createdAt: TEST_NOW,
      updatedAt: TEST_NOW,
    })
    await donate(actor)
    for (const secret of secrets) expect(await tablesHolding(secret)).not.toEqual([])

    expect(codeOf(await actor.call(WITHDRAW))).toBeNull()
    await server.deps.mail.deliverPending()
    const held = await Promise.all(secrets.map(tablesHolding))
    expect(Object.fromEntries(secrets.map((secret, place) => [secret, held[place]]))).toEqual({
      ...Object.fromEntries(secrets.map((secret) => [secret, []])),
      [actor.email]: ['public.reward_contacts'],
    })
    expect(await server.db.select().from(floraTests).where(eq(floraTests.userId, actor.id))).toEqual([])
    const linked = await server.db
      .select()
      .from(donationScreenings)
      .where(eq(donationScreenings.screeningId, actor.screeningId))
    expect(linked).toHaveLength(1)
  })
})
