import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { activities } from '../../../../../server/ground/tables/activity'
import { administrators } from '../../../../../server/ground/tables/administrators'
import { corrections } from '../../../../../server/ground/tables/corrections'
import { staff, type Actor } from '../../../../support/actors'
import { codeOf } from '../../../../support/api'
import { donor } from '../../../../support/people'
import { startTestServer, type TestServer } from '../../../../support/testServer'
import { listAll } from '../../../office/work/listAll'
import { confirm, confirmSeen, failed, look, propose, refuse, why, withdraw } from './support'

let server: TestServer
let [proposer, second, third]: Actor[] = []
beforeAll(async () => {
  server = await startTestServer()
  ;[proposer, second, third] = [await staff(server), await staff(server), await staff(server)]
})
afterAll(() => server.close())

const as = (actor: Actor | undefined): Actor => {
  if (!actor) throw new Error('Nobody')
  return actor
}

/** A certification that somebody holds to be wrong. */
async function proposed() {
  const person = await donor(server)
  const RecordId = person.period.id
  const answer = await propose(as(proposer), { RecordId, Judgement: failed })
  const id = answer.data?.proposeCorrection.Id ?? ''
  return { person, RecordId, id }
}
const KEPT = { cause: { message: 'A correction is decided once and never changed' } }
const stateOf = async (id: string) =>
  (await server.db.select().from(corrections).where(eq(corrections.id, id)))[0]?.state

describe('whoever proposed it', () => {
  test('never decides it: not under another name, not from a new account of the same address', async () => {
    const { id } = await proposed()
    const me = as(proposer)
    const Fingerprint = (await look(me, id)).Consequences?.Fingerprint ?? ''
    expect(codeOf(await confirm(me, id, Fingerprint))).toBe('FORBIDDEN')
    expect(codeOf(await refuse(me, id))).toBe('FORBIDDEN')
    await server.db.update(administrators).set({ name: '別の名前' }).where(eq(administrators.id, me.id))
    expect(codeOf(await confirm(me, id, Fingerprint))).toBe('FORBIDDEN')

    const anew = await staff(server)
    const [known] = await server.db.select().from(administrators).where(eq(administrators.id, me.id))
    await server.db
      .update(administrators)
      .set({ removedAt: server.clock.now() })
      .where(eq(administrators.id, me.id))
    await server.db
      .update(administrators)
      .set({ email: known?.email.toUpperCase() })
      .where(eq(administrators.id, anew.id))
    expect(codeOf(await confirm(anew, id, Fingerprint))).toBe('FORBIDDEN')
    await server.db.delete(administrators).where(eq(administrators.id, anew.id))
    await server.db.update(administrators).set({ removedAt: null }).where(eq(administrators.id, me.id))

    expect(await stateOf(id)).toBe('Open')
    expect(codeOf(await confirmSeen(as(second), id))).toBeNull()
    expect(await stateOf(id)).toBe('Confirmed')
  })

  test('is held back by the database too, which takes no second decision and no other words', async () => {
    const { id } = await proposed()
    const ofId = eq(corrections.id, id)
    const decidedAt = server.clock.now()
    const own = { state: 'Confirmed', decidedBy: as(proposer).id, decidedAt } as const
    const change = (values: Partial<typeof corrections.$inferInsert>) =>
      server.db.update(corrections).set(values).where(ofId)
    await expect(change(own)).rejects.toMatchObject({ cause: { constraint: 'corrections_four_eyes' } })
    await expect(change({ explanation: 'ほかの理由' })).rejects.toMatchObject(KEPT)
    await expect(server.db.delete(corrections).where(ofId)).rejects.toMatchObject(KEPT)
    expect(codeOf(await confirmSeen(as(second), id))).toBeNull()
    await expect(change({ state: 'Refused' })).rejects.toMatchObject(KEPT)
    const rows = await server.db.select().from(corrections).where(ofId)
    const [row] = await server.deps.vault.open(server.db, 'corrections', rows)
    expect(row).toMatchObject({ state: 'Confirmed', explanation: why.Explanation, decidedBy: as(second).id })
  })

  test('may withdraw it, which nobody else may; a further one is possible then', async () => {
    const { id, RecordId } = await proposed()
    expect(codeOf(await propose(as(second), { RecordId, Judgement: failed }))).toBe('INVALID_STATE')
    expect(codeOf(await withdraw(as(second), id))).toBe('FORBIDDEN')
    expect(codeOf(await withdraw(as(proposer), id))).toBeNull()
    expect(codeOf(await confirm(as(second), id, 'f'))).toBe('INVALID_STATE')
    expect(codeOf(await propose(as(second), { RecordId, Judgement: failed }))).toBeNull()
  })
})

test('a refusal has words, changes nothing, and is read by whoever proposed it', async () => {
  const { id, person } = await proposed()
  expect(codeOf(await refuse(as(second), id, ' '))).toBe('BAD_USER_INPUT')
  expect(codeOf(await refuse(as(second), id))).toBeNull()
  expect(await look(as(proposer), id)).toMatchObject({
    State: 'Refused',
    Words: '記録のとおり',
    Consequences: null,
  })
  const { data } = await person.call('{ getUser { Profile { DonorStatus } Corrections { Id } } }')
  expect(data?.getUser).toEqual({ Profile: { DonorStatus: 'Certified' }, Corrections: [] })
})

test('it is work for the others alone, and the log says who and of what class, never the words', async () => {
  const { id, person } = await proposed()
  const seenBy = async (actor: Actor) =>
    (await listAll(actor)).filter(({ SubjectId }) => SubjectId === id).map(({ Kind }) => Kind)
  expect(await seenBy(as(second))).toEqual(['Correction'])
  expect(await seenBy(as(proposer))).toEqual([])
  expect(await seenBy(await staff(server, 'Support'))).toEqual([])
  expect(codeOf(await confirmSeen(as(second), id))).toBeNull()
  expect(await seenBy(as(second))).toEqual([])

  const rows = await server.db
    .select({ operation: activities.operation, text: activities.text, actorId: activities.actorId })
    .from(activities)
    .where(sql`${activities.userId} = ${person.id} and ${activities.category} = 'Correction'`)
    .orderBy(activities.id)
  expect(rows).toEqual([
    {
      operation: 'Propose',
      text: `検査の判定の訂正を申し出ました（理由の区分：入力の誤り）（操作：${as(proposer).id}）`,
      actorId: as(proposer).id,
    },
    {
      operation: 'Confirm',
      text: `検査の判定を訂正しました（操作：${as(second).id}）`,
      actorId: as(second).id,
    },
  ])
})

describe('at once', () => {
  test.each([1, 2, 3])('of two who confirm, one who refuses and a withdrawal one decides (%i)', async () => {
    const { id } = await proposed()
    const Fingerprint = (await look(as(second), id)).Consequences?.Fingerprint ?? ''
    const answers = await Promise.all([
      confirm(as(second), id, Fingerprint),
      confirm(as(third), id, Fingerprint),
      refuse(as(third), id),
      withdraw(as(proposer), id),
    ])
    expect(answers.map(codeOf).toSorted()).toEqual(['INVALID_STATE', 'INVALID_STATE', 'INVALID_STATE', null])
    const decided = await server.db
      .select({ operation: activities.operation })
      .from(activities)
      .where(
        sql`${activities.userId} = (select user_id from corrections where id = ${id}) and ${activities.category} = 'Correction'`,
      )
    expect(decided).toHaveLength(2)
  })

  test('without the lock and the trigger two do decide: the control', async () => {
    const { id } = await proposed()
    let looked = 0
    let allHaveLooked = () => {}
    const waits = new Promise<void>((resolve) => (allHaveLooked = resolve))
    const decide = (state: 'Confirmed' | 'Withdrawn', by: string) =>
      server.db.transaction(async (tx) => {
        await tx.execute(sql`set local session_replication_role = replica`)
        const [row] = await tx.select().from(corrections).where(eq(corrections.id, id))
        looked += 1
        if (looked === 2) allHaveLooked()
        await waits
        if (row?.state !== 'Open') return false
        const decision = { state, decidedBy: by, decidedAt: server.clock.now() }
        await tx.update(corrections).set(decision).where(eq(corrections.id, id))
        return true
      })
    expect(
      await Promise.all([decide('Confirmed', as(second).id), decide('Withdrawn', as(proposer).id)]),
    ).toEqual([true, true])
  })
})
