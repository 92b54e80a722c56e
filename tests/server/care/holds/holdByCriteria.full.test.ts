import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pauseByCriteria } from '../../../../server/care/criteria/versions/pauseByCriteria'
import { onlineChecks } from '../../../../server/ground/tables/screenings'
import { userProfiles } from '../../../../server/ground/tables/users'
import type { Answers } from '../../../../shared/questionnaire/engine/answer'
import { staff, type Actor } from '../../../support/actors'
import { passing } from '../../../support/answers'
import { changeInForce } from '../../../support/criteria'
import { codeOf } from '../../../support/api'
import { decide, donorWithUnits, find, holdsOf, statesOf, type Given } from '../../../support/panels'
import { startTestServer, type TestServer } from '../../../support/testServer'
import { correct as correctUnit, discard } from '../../../support/units'
import { correct } from '../corrections/answers/support'

let server: TestServer
let physician: Actor
let second: Actor
beforeAll(async () => {
  server = await startTestServer()
  physician = await staff(server, 'Physician')
  second = await staff(server, 'Physician')
})
afterAll(() => server.close())

const hayFever: Answers = { ...passing, Q26: { choices: ['hayMild'] } }
const given = (answers: Answers = passing) => donorWithUnits(server, '2026-11-10', 2, { answers })
const states = async ({ userId }: Given) => (await statesOf(server, userId)).map(([, state]) => state)
const checkOf = async ({ userId }: Given) =>
  (await server.db.select().from(onlineChecks).where(eq(onlineChecks.userId, userId))).toSorted(
    (a, b) => Number(b.submittedAt) - Number(a.submittedAt),
  )[0]?.screeningId ?? ''
/** Whoever has hay fever is refused for good. */
const refuseHayFever = () =>
  changeInForce(server, ({ rules }) => {
    for (const rule of rules.Q26?.rules ?? []) if (rule.outcome === 'REVIEW') rule.outcome = 'PERM'
  })

describe('criteria that are put in force at once', () => {
  test('hold what was given with answers that they refuse, of donors and of former ones, and nothing else', async () => {
    const [donor, former, well, discarded, rejected] = [
      await given(hayFever),
      await given(hayFever),
      await given(),
      await given(hayFever),
      await given(hayFever),
    ]
    const office = await staff(server)
    const rejection = { Accepted: false, RejectionReason: '量が足りない' }
    for (const Id of rejected.unitIds)
      expect(codeOf(await correctUnit(office, { Id, ...rejection }))).toBeNull()
    await server.db
      .update(userProfiles)
      .set({ userStatus: 'Registration', donorStatus: 'NotCertified', onlineCheckResult: null })
      .where(eq(userProfiles.id, former.userId))
    expect(codeOf(await discard(physician, discarded.unitIds))).toBeNull()
    const pushed = await refuseHayFever()
    for (const one of [donor, former]) {
      expect(await holdsOf(physician, one.userId)).toMatchObject([
        { Cause: 'Criteria', Since: null, Until: '2026-12-01' },
      ])
      expect(await states(one)).toEqual(['Held', 'Held'])
    }
    // What a correction accepts after all.
    for (const Id of rejected.unitIds) expect(codeOf(await correctUnit(office, { Id }))).toBeNull()
    expect(await states(rejected)).toEqual(['Held', 'Held'])
    for (const one of [well, discarded]) expect(await holdsOf(physician, one.userId)).toEqual([])
    expect(await states(well)).toEqual(['Quarantine', 'Quarantine'])

    // The criteria of before hold nobody, and give nothing back: a physician does.
    expect(await pauseByCriteria(server.deps, server.clock.now())).toBe(0)
    await pushed.takeBack()
    expect(await states(donor)).toEqual(['Held', 'Held'])
    const [hold] = await holdsOf(physician, donor.userId)
    await find(physician, hold?.Id ?? '')
    expect(codeOf(await decide(second, hold?.Id ?? ''))).toBeNull()
    expect(await states(donor)).toEqual(['Quarantine', 'Quarantine'])
    expect(await holdsOf(physician, donor.userId)).toHaveLength(1)
    expect(await holdsOf(physician, well.userId)).toEqual([])
  })
})

describe('corrected answers', () => {
  test('that are refused hold what was given when they are told; others hold nothing', async () => {
    const [refused, fine] = [await given(), await given()]
    const refusedCheck = await checkOf(refused)
    const answers = { Q18: { choices: ['yes'] } }
    const sent = await Promise.all(
      Array.from({ length: 4 }, () => correct(refused.person, refusedCheck, answers)),
    )
    expect(sent.map(codeOf)).toContain(null)
    expect(
      codeOf(await correct(fine.person, await checkOf(fine), { Q26: { choices: ['hayMild'] } })),
    ).toBeNull()
    expect(await holdsOf(physician, refused.userId)).toMatchObject([{ Cause: 'Criteria', Since: null }])
    expect(await states(refused)).toEqual(['Held', 'Held'])
    expect(await holdsOf(physician, fine.userId)).toEqual([])
    expect(await states(fine)).toEqual(['Quarantine', 'Quarantine'])
  })
})
