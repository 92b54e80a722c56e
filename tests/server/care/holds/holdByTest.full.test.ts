import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { screenings } from '../../../../server/ground/tables/screenings'
import { userProfiles } from '../../../../server/ground/tables/users'
import type { JapaneseDate } from '../../../../shared/facts/dates'
import { staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import {
  confirmPanel,
  decide,
  donorWithUnits,
  find,
  holdsOf,
  recordPanel,
  release,
  results,
  statesOf,
  type Given,
} from '../../../support/panels'
import { passedScreening } from '../../../support/periods'
import { startTestServer, type TestServer } from '../../../support/testServer'
import { confirmSeen, failed, passed, propose } from '../corrections/results/support'

let server: TestServer
let office: Actor
let physician: Actor
let second: Actor
let third: Actor
beforeAll(async () => {
  server = await startTestServer()
  office = await staff(server)
  physician = await staff(server, 'Physician')
  second = await staff(server, 'Physician')
  third = await staff(server, 'Physician')
})
afterAll(() => server.close())

const states = async ({ userId }: Given) => (await statesOf(server, userId)).map(([, state]) => state)
const judge = (ScreeningId: string, input: object) =>
  office.call('mutation ($input: RecordHealthCheckInput!) { recordHealthCheck(input: $input) { Id } }', {
    input: { ScreeningId, ...input },
  })
const history = {
  ...passed,
  MedicalHistoryStatus: 'NotImplemented',
  DonorStatus: 'NotCertified',
  Reason: 'Interview',
} as const

/** Three units of the first days of November or of others, and a renewal test that waits for its judgement. */
async function atRenewal(from: JapaneseDate = '2026-11-02'): Promise<Given & { renewalId: string }> {
  const given = await donorWithUnits(server, from, 3)
  const renewal = { inspectionType: 'Renewal', userStatus: 'DonorRenewalExam' } as const
  const at = new Date('2026-11-20T01:00:00Z')
  const { id } = await passedScreening(server, given.userId, renewal, at)
  await server.db
    .update(userProfiles)
    .set({ userStatus: 'DonorRenewalExam' })
    .where(eq(userProfiles.id, given.userId))
  return { ...given, renewalId: id }
}
async function liftAll({ userId }: Given) {
  for (const { Id, DecidedAt } of await holdsOf(physician, userId)) {
    if (DecidedAt) continue
    await find(second, Id)
    expect(codeOf(await decide(third, Id))).toBeNull()
  }
}
/** Takes the judgement back to one that did not certify. */
async function correctTo(found: object, RecordId: string): Promise<string | null> {
  const answer = await propose(office, { RecordId, Judgement: { ...passed, ...found } })
  return codeOf(await confirmSeen(await staff(server), answer.data?.proposeCorrection.Id ?? ''))
}
/** The test that certified her first. */
async function registrationOf({ userId }: Given): Promise<string> {
  const isOwn = and(eq(screenings.userId, userId), eq(screenings.inspectionType, 'Registration'))
  const [row] = await server.db.select({ id: screenings.id }).from(screenings).where(isOwn)
  return row?.id ?? ''
}
const ON = { ExamDate: '2026-11-25' } as const

describe('a test that did not certify', () => {
  test('for what was found in it holds once, as far as the farthest analyte; for other reasons nothing', async () => {
    const [found, refused, certified] = [await atRenewal(), await atRenewal(), await atRenewal()]
    await recordPanel(physician, found.userId, results('2026-10-01'))
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => judge(found.renewalId, { ...failed, ...ON })),
    )
    expect(answers.map(codeOf)).toEqual(Array(5).fill(null))
    expect(codeOf(await judge(refused.renewalId, { ...history, ...ON }))).toBeNull()
    expect(codeOf(await judge(certified.renewalId, { ...passed, ...ON }))).toBeNull()
    // HBV reaches 92 days before its last negative specimen, of 1 October.
    expect(await holdsOf(physician, found.userId)).toMatchObject([
      { Cause: 'NotCertified', Since: '2026-07-01', Until: null },
    ])
    expect(await states(found)).toEqual(['Held', 'Held', 'Held'])
    for (const one of [refused, certified]) {
      expect(await holdsOf(physician, one.userId)).toEqual([])
      expect(await states(one)).toEqual(['Quarantine', 'Quarantine', 'Quarantine'])
    }
  })

  test('holds as far as the finding of its panel, beside the hold of the panel; lifted, both give back', async () => {
    const given = await atRenewal()
    const [usable = ''] = given.unitIds
    await recordPanel(physician, given.userId, results('2026-10-01'))
    await recordPanel(physician, given.userId, results('2026-11-04'))
    expect(codeOf(await release(physician, [usable]))).toBeNull()
    const own = { Kind: 'Renewal', ScreeningId: given.renewalId }
    const positive = results('2026-11-25', { Norovirus: { Judgement: 'Positive' } })
    expect(codeOf(await recordPanel(second, given.userId, positive, own))).toBeNull()
    expect(codeOf(await judge(given.renewalId, { ...failed, ...ON }))).toBeNull()
    expect(await holdsOf(physician, given.userId)).toMatchObject([
      { Since: '2026-11-04' },
      { Since: '2026-11-04' },
    ])
    expect(await states(given)).toEqual(['Usable', 'Quarantine', 'Held'])
    await liftAll(given)
    expect(await states(given)).toEqual(['Usable', 'Quarantine', 'Quarantine'])
  })

  test('does not certify with a panel that is incomplete or has a finding, and names it; with a passed one it does', async () => {
    const lacking = { HIV: { Day: null, Judgement: 'NotDone' } } as const
    const positive = { HIV: { Judgement: 'Indeterminate' } } as const
    for (const [said, words] of [
      [lacking, 'の項目がそろっていないため'],
      [positive, 'に陽性か判定保留があるため'],
    ] as const) {
      const { userId, renewalId } = await atRenewal()
      const own = { Kind: 'Renewal', ScreeningId: renewalId }
      await recordPanel(physician, userId, results('2026-11-25', said), own)
      const refused = await judge(renewalId, { ...passed, ...ON })
      expect(codeOf(refused)).toBe('INVALID_STATE')
      expect(refused.errors?.[0]?.message).toContain(`更新検査（2026年11月25日（水）の検体）${words}`)
      if (said !== lacking) continue
      await recordPanel(physician, userId, results('2026-11-25'), own)
      expect(codeOf(await judge(renewalId, { ...passed, ...ON }))).toBeNull()
    }
  })

  test('reaches further once the negative panel before it is withdrawn', async () => {
    const given = await atRenewal('2026-08-09')
    const { data } = await recordPanel(physician, given.userId, results('2026-11-10'))
    await judge(given.renewalId, { ...failed, ...ON })
    expect(await states(given)).toEqual(['Quarantine', 'Held', 'Held'])
    const id = data?.recordTestPanel.Id ?? ''
    expect(codeOf(await confirmPanel(second, id, false, '別の方の結果でした'))).toBeNull()
    const held = (await holdsOf(physician, given.userId)).map(({ Since, Until }) => [Since, Until])
    expect(new Set(held)).toEqual(
      new Set([
        [null, '2026-08-09'],
        ['2026-08-10', null],
      ]),
    )
    expect(await states(given)).toEqual(['Held', 'Held', 'Held'])
  })

  test('put right to certified, leaves its hold to the physicians', async () => {
    const given = await atRenewal()
    await judge(given.renewalId, { ...failed, ...ON })
    expect(await correctTo(ON, given.renewalId)).toBeNull()
    expect(await states(given)).toEqual(['Held', 'Held', 'Held'])
    await liftAll(given)
    expect(await states(given)).toEqual(['Quarantine', 'Quarantine', 'Quarantine'])
  })

  test('for another reason, and put right to what was found in it, holds then', async () => {
    const given = await atRenewal()
    await judge(given.renewalId, { ...history, ...ON })
    expect(await states(given)).toEqual(['Quarantine', 'Quarantine', 'Quarantine'])
    expect(await correctTo({ ...failed, ...ON }, given.renewalId)).toBeNull()
    expect(await holdsOf(physician, given.userId)).toMatchObject([{ Cause: 'NotCertified', Since: null }])
    expect(await states(given)).toEqual(['Held', 'Held', 'Held'])
  })
})

describe('a certification taken back by a correction', () => {
  const examDate: JapaneseDate = '2026-11-01'

  test('holds what was given; put right once more, it stays with the physicians, and lifted gives back', async () => {
    const given = await donorWithUnits(server, '2026-11-02', 3)
    const control = await donorWithUnits(server, '2026-11-02', 1)
    const screeningId = await registrationOf(given)
    // Another detail of a certification is no reason to hold.
    const moved = { ExamDate: '2026-10-31' }
    expect(await correctTo(moved, await registrationOf(control))).toBeNull()
    expect(await holdsOf(physician, control.userId)).toEqual([])
    expect(await correctTo({ ...failed, ExamDate: examDate }, screeningId)).toBeNull()
    expect(await holdsOf(physician, given.userId)).toMatchObject([
      { Cause: 'Correction', Since: null, Until: null },
    ])
    expect(await states(given)).toEqual(['Held', 'Held', 'Held'])
    expect(await correctTo({ ExamDate: examDate }, screeningId)).toBeNull()
    expect(await states(given)).toEqual(['Held', 'Held', 'Held'])
    await liftAll(given)
    expect(await states(given)).toEqual(['Quarantine', 'Quarantine', 'Quarantine'])
  })

  test('holds what was given also when its period is over', async () => {
    const given = await atRenewal()
    const registrationId = await registrationOf(given)
    expect(codeOf(await judge(given.renewalId, { ...passed, ...ON }))).toBeNull()
    expect(await correctTo({ ...failed, ExamDate: examDate }, registrationId)).toBeNull()
    expect(await holdsOf(physician, given.userId)).toMatchObject([{ Cause: 'Correction', Since: null }])
    expect(await states(given)).toEqual(['Held', 'Held', 'Held'])
  })
})
