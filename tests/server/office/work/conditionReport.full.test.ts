import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataFolders } from '../../../../server/ground/settings/env'
import { forgetOldData } from '../../../../server/office/jobs/forgetOldData'
import { listMails } from '../../../../server/ground/outbox/mailFolder'
import { activities, activityReasons } from '../../../../server/ground/tables/activity'
import { conditionReports } from '../../../../server/ground/tables/condition'
import { donations } from '../../../../server/ground/tables/donations'
import { officePoints } from '../../../../server/ground/tables/officePoints'
import { userProfiles } from '../../../../server/ground/tables/users'
import { addDays, formatJapaneseDate, japaneseDateOf, japaneseInstant } from '../../../../shared/facts/dates'
import { REPORTS_BY_ONESELF } from '../../../../shared/words/program/apiErrors'
import { staff, suspended, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { donor } from '../../../support/people'
import { stated } from '../../../support/stated'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'
import { listAll } from './listAll'

let server: TestServer
let physician: Actor
beforeAll(async () => {
  server = await startTestServer()
  physician = await staff(server, 'Physician')
})
afterAll(() => server.close())

const report = async (person: Actor) =>
  codeOf(
    await person.call(
      `mutation ($Answer: JSON!) { reportCondition(input: { Answer: $Answer, Since: "2026-12-01" }) { Id } }`,
      { Answer: { choices: ['fever'], dates: { fever: 'ongoing' } } },
    ),
  )
async function receive(by: Actor, UserId: string) {
  await stated(server, UserId)
  return codeOf(
    await by.call('mutation ($input: RecordDonationInput!) { recordDonation(input: $input) { Id } }', {
      input: { UserId, DonationAt: server.clock.now().toISOString(), StoolReceiptStatus: 'Implemented' },
    }),
  )
}
const points = async (by: Actor, id: string) =>
  (await by.call('query ($id: ID!) { getUserById(UserId: $id) { OfficePoints { Kind } } }', { id })).data
    ?.getUserById.OfficePoints

test('a report is work of the same day that names what was received, also while suspended; others do not read of it', async () => {
  const admin = await staff(server)
  const person = await donor(server)
  expect(await receive(admin, person.id)).toBeNull()
  await server.db.update(userProfiles).set({ suspensionStatus1: true }).where(eq(userProfiles.id, person.id))
  server.clock.set(new Date(TEST_NOW.getTime() + 1_800_000))
  expect(await report(person)).toBeNull()
  const work = (await listAll(physician)).filter(({ Kind }) => Kind === 'ConditionReport')
  expect(work).toMatchObject([{ UserId: person.id, Due: '2026-12-01', Amount: 1, Days: ['2026-12-01'] }])
  const coordinator = await staff(server, 'Coordinator')
  expect((await listAll(coordinator)).filter(({ UserId }) => UserId === person.id)).toEqual([])
  expect(await points(coordinator, person.id)).toEqual([])
  expect(await points(physician, person.id)).toEqual([{ Kind: 'ConditionReport' }])
  const CLOSE =
    'mutation ($id: ID!) { closeOfficePoint(input: { Id: $id, Reason: "便を使わない" }) { success } }'
  const id = work[0]?.SubjectId
  expect(codeOf(await coordinator.call(CLOSE, { id }))).toBe('FORBIDDEN')
  expect(codeOf(await physician.call(CLOSE, { id }))).toBeNull()
  expect((await listAll(physician)).filter(({ Kind }) => Kind === 'ConditionReport')).toEqual([])
})

test('whoever is suspended and has no stool in store is refused, as my page says', async () => {
  const nobody = await suspended(server)
  const MAY = '{ getUser { MayReportCondition } }'
  expect((await nobody.call(MAY)).data?.getUser.MayReportCondition).toBe(false)
  expect(await report(nobody)).toBe('FORBIDDEN')
})

describe('somebody who has left', () => {
  const RECORD = `mutation ($UserId: ID!, $Answer: JSON!, $Since: Date!) {
    recordConditionReport(input: { UserId: $UserId, Answer: $Answer, Since: $Since }) { success } }`
  const told = { choices: ['fever'], dates: { fever: 'ongoing' } }
  const record = (by: Actor, UserId: string, more: object = {}) =>
    by.call(RECORD, { UserId, Answer: told, Since: '2026-11-13', ...more })
  const leaver = async (donations: number) => {
    const person = await donor(server, {}, { examDate: '2026-11-10', donations })
    expect(codeOf(await person.call('mutation { requestWithdrawal { success } }'))).toBeNull()
    return person
  }
  const may = async (by: Actor, id: string) =>
    (await by.call('query ($id: ID!) { getUserById(UserId: $id) { MayReportCondition } }', { id })).data
      ?.getUserById.MayReportCondition
  const given = async (id: string) =>
    (
      await server.db
        .select({ at: donations.donationAt })
        .from(donations)
        .where(eq(donations.userId, id))
        .orderBy(donations.donationAt)
    ).map(({ at }) => japaneseDateOf(at))
  const reports = (id: string) =>
    server.db
      .select()
      .from(conditionReports)
      .where(and(eq(conditionReports.userId, id), eq(conditionReports.kind, 'Report')))
  const at = async (instant: Date, ...actors: Actor[]) => {
    server.clock.set(instant)
    for (const actor of actors) await actor.signInAgain()
  }

  test('is told whom to tell, and until when, by the number that the office still has', async () => {
    const person = await leaver(3)
    const never = await leaver(0)
    const [, , last = ''] = await given(person.id)
    await server.deps.mail.deliverPending()
    const mails = await listMails(dataFolders(server.dataDir).mail, 100)
    const textOf = (actor: Actor) => mails.find(({ to }) => to === actor.email)?.text
    const until = formatJapaneseDate(last.replace('2026', '2028'))
    expect(textOf(person)).toContain(`${until}までに、熱や下痢`)
    expect(textOf(person)).toContain(`ドナー番号「${person.donorId}」をお伝えください`)
    expect(textOf(never)).toContain('退会の手続きが完了しました')
    expect(textOf(never)).not.toContain('ドナー番号')
  })

  test('tells the office, which records it: work of the day that names what was received since', async () => {
    const person = await leaver(3)
    const coordinator = await staff(server, 'Coordinator')
    expect(await may(coordinator, person.id)).toBe(true)
    const days = await given(person.id)
    expect(codeOf(await record(coordinator, person.id, { Since: days[1] }))).toBeNull()
    const work = (await listAll(physician)).filter(({ UserId }) => UserId === person.id)
    expect(work).toMatchObject([
      { Kind: 'ConditionReport', Due: japaneseDateOf(server.clock.now()), Amount: 2, Days: days.slice(1) },
      { Kind: 'Hold' },
    ])
    const seen = await physician.call(
      `query ($id: ID!) { getUserById(UserId: $id) { ConditionReports { Since RecordedByStaff Items { Choice } DonationsSince { Id } } } }`,
      { id: person.id },
    )
    expect(seen.data?.getUserById.ConditionReports?.[0]).toMatchObject({
      Since: days[1],
      RecordedByStaff: true,
      Items: [{ Choice: 'fever' }],
    })
    expect(seen.data?.getUserById.ConditionReports?.[0]?.DonationsSince).toHaveLength(2)
  })

  test('is recorded by these duties alone, once for a call, with an answer that holds', async () => {
    const person = await leaver(1)
    for (const role of ['Reception', 'Support', 'Finance', 'Auditor'] as const)
      expect(codeOf(await record(await staff(server, role), person.id))).toBe('FORBIDDEN')
    expect(codeOf(await record(await donor(server), person.id))).toBe('FORBIDDEN')
    for (const wrong of [
      { Answer: { choices: [] } },
      { Answer: { choices: ['nothing'] } },
      { Since: '2024-11-30' },
      { Since: '2026-12-02' },
      { UserId: 'x' },
    ])
      expect(codeOf(await record(physician, person.id, wrong))).toBe(
        wrong.UserId ? 'NOT_FOUND' : 'BAD_USER_INPUT',
      )
    expect(await reports(person.id)).toEqual([])
    const member = await donor(server, {}, { examDate: '2026-11-10', donations: 1 })
    const refused = await record(physician, member.id)
    expect([codeOf(refused), refused.errors?.[0]?.message]).toEqual(['INVALID_STATE', REPORTS_BY_ONESELF])
    const never = await leaver(0)
    expect(await may(physician, never.id)).toBe(false)
    expect(codeOf(await record(physician, never.id))).toBe('INVALID_STATE')
    const twoAtOnce = await Promise.all([record(physician, person.id), record(physician, person.id)])
    expect(twoAtOnce.map(codeOf)).toEqual([null, null])
    expect((await listAll(physician)).filter(({ UserId }) => UserId === person.id)).toHaveLength(1)
  })

  test('two years after the last gift nothing is taken any more, and what was told is erased once it is settled', async () => {
    const person = await leaver(1)
    const [day = ''] = await given(person.id)
    const lastDay = day.replace('2026', '2028')
    expect(codeOf(await record(physician, person.id))).toBeNull()
    await at(japaneseInstant(lastDay, 20), physician)
    expect(codeOf(await record(physician, person.id, { Since: lastDay }))).toBeNull()
    await at(japaneseInstant(addDays(lastDay, 1), 9), physician)
    expect(await may(physician, person.id)).toBe(false)
    expect(codeOf(await record(physician, person.id, { Since: lastDay }))).toBe('INVALID_STATE')
    await forgetOldData(server.deps, server.clock.now())
    expect(await reports(person.id)).toHaveLength(2)
    const [work] = (await listAll(physician)).filter(({ UserId }) => UserId === person.id)
    await physician.call(
      'mutation ($id: ID!) { closeOfficePoint(input: { Id: $id, Reason: "便を使わない" }) { success } }',
      { id: work?.SubjectId },
    )
    await forgetOldData(server.deps, server.clock.now())
    expect(await reports(person.id)).toEqual([])
    expect(await server.db.select().from(officePoints).where(eq(officePoints.userId, person.id))).toEqual([])
    const reasons = await server.db
      .select({ reason: activityReasons.reason })
      .from(activityReasons)
      .innerJoin(activities, eq(activities.id, activityReasons.activityId))
      .where(eq(activities.userId, person.id))
    expect(reasons).toEqual([])
    await at(TEST_NOW, physician)
  })
})
