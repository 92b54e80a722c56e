import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { criteriaHash } from '../../../../server/care/criteria/criteriaHash'
import { registerDonorPages } from '../../../../server/doors/http/donorPages'
import { importCriteria } from '../../../../server/care/criteria/importCriteria'
import { criteriaVersions } from '../../../../server/ground/tables/criteria'
import { onlineChecks } from '../../../../server/ground/tables/screenings'
import { applicant, staff } from '../../../support/actors'
import { notYet, START, SUBMIT } from '../../../support/answers'
import { codeOf } from '../../../support/api'
import { openedChecks } from '../../../support/openedChecks'
import { startTestServer, type TestServer } from '../../../support/testServer'
import { often } from '../../../support/full'
import { programNumber, programFrom } from '../../../support/criteria'

let server: TestServer
afterEach(() => server.close())

/** What the program brought is approved for a day by a physician who has looked at it. */
async function approveProgram({ db }: TestServer, EffectiveFrom: string): Promise<void> {
  const physician = await staff(server, 'Physician')
  const [row] = await db.select().from(criteriaVersions)
  const { data } = await physician.call(
    'mutation ($input: ApproveCriteriaInput!) { approveCriteria(input: $input) { State } }',
    { input: { Id: row?.id, Sha256: row?.sha256, EffectiveFrom } },
  )
  expect(data?.approveCriteria.State).toBe('Approved')
}

const versions = () => server.db.select().from(criteriaVersions).orderBy(criteriaVersions.number)
async function begun() {
  const actor = await applicant(server)
  const { data } = await actor.call(START)
  return { actor, id: data?.startOnlineCheck.Id ?? '' }
}

test('what the program brings is in force at once as a sample, once, and says so', async () => {
  server = await startTestServer()
  await importCriteria(server.deps, server.clock.now())
  const rows = await versions()
  expect(rows).toMatchObject([
    { number: programNumber, state: 'InForce', origin: 'Sample', approver: null, effectiveFrom: programFrom },
  ])
  expect(rows[0]?.note).toContain('見本の医師')
  expect(rows[0] && criteriaHash(rows[0].content)).toBe(rows[0]?.sha256)
})

test('in production no check begins before a physician approved, and an upgrade stops nobody', async () => {
  server = await startTestServer({ production: true, criteria: false })
  expect(await versions()).toMatchObject([{ state: 'InReview', origin: 'Program', author: null }])
  const actor = await applicant(server)
  const refused = await actor.call(START)
  expect(codeOf(refused)).toBe('INVALID_STATE')
  expect(refused.errors?.[0]?.message).toContain('まだ始まっていません')
  const opening = async () =>
    (await actor.call('{ getUser { MayStartOnlineCheck OnlineCheckOpen OnlineCheckOpensOn } }')).data?.getUser
  const closed = { MayStartOnlineCheck: false, OnlineCheckOpen: false, OnlineCheckOpensOn: null }
  expect(await opening()).toEqual(closed)
  await approveProgram(server, '2027-01-05')
  expect(await opening()).toEqual({ ...closed, OnlineCheckOpensOn: '2027-01-05' })

  // As it was before versions were kept: there are checks, and no version.
  await server.db.execute(sql`ALTER TABLE criteria_versions DISABLE TRIGGER ALL`)
  await server.db.delete(criteriaVersions)
  await server.db.execute(sql`ALTER TABLE criteria_versions ENABLE TRIGGER ALL`)
  expect(await opening()).toEqual(closed)
  await server.db.execute(sql`
    WITH s AS (INSERT INTO screenings (id, user_id, recruitment_year, recruitment_month, inspection_type, user_status,
        screening_info_created_at, created_at, updated_at)
      VALUES (gen_random_uuid(), ${actor.id}, 2026, 12, 'Registration', 'Registration', now(), now(), now()) RETURNING id)
    INSERT INTO online_checks (screening_id, user_id, version, consented_at, created_at, updated_at)
      SELECT id, ${actor.id}, '2026.11-1', now(), now(), now() FROM s`)
  await importCriteria(server.deps, server.clock.now())
  expect(await versions()).toMatchObject([{ number: programNumber, state: 'InForce', origin: 'Upgrade' }])
  expect(await opening()).toEqual({
    MayStartOnlineCheck: true,
    OnlineCheckOpen: true,
    OnlineCheckOpensOn: programFrom,
  })
  const { data } = await actor.call(START)
  expect(
    codeOf(await actor.call(SUBMIT, { id: data?.startOnlineCheck.Id, answers: notYet('2026-11-20') })),
  ).toBeNull()
})

test('a version that was in force never changes, and none is deleted', async () => {
  server = await startTestServer()
  const [row] = await versions()
  const refused = (change: Promise<unknown>) =>
    expect(change).rejects.toMatchObject({ cause: { code: 'P0001' } })
  await refused(server.db.update(criteriaVersions).set({ sha256: '0'.repeat(64) }))
  await refused(server.db.update(criteriaVersions).set({ content: { ...row!.content, municipalities: [] } }))
  await refused(server.db.update(criteriaVersions).set({ state: 'Draft' }))
  await refused(server.db.delete(criteriaVersions))
  await refused(server.db.execute(sql`TRUNCATE criteria_versions`))
  const retire = server.db.update(criteriaVersions).set({ state: 'Retired', retiredAt: server.clock.now() })
  await retire
  await refused(server.db.update(criteriaVersions).set({ note: '別の理由' }))
})

test('checks sent while another version comes into force are each judged whole by one of the two', async () => {
  const CROWD = often(16, 50)
  server = await startTestServer({ connections: 20 })
  const people = await Promise.all(Array.from({ length: CROWD }, begun))
  const [first] = await versions()
  const content = structuredClone(first!.content)
  for (const rule of content.rules.Q45?.rules ?? []) rule.until = { after: { months: 6 } }
  const now = server.clock.now()
  const second = {
    ...first!,
    id: crypto.randomUUID(),
    number: '2026-12-1',
    content,
    sha256: criteriaHash(content),
  }

  const sent = people.map(async ({ actor, id }, index) => {
    const answer = await actor.call(SUBMIT, { id, answers: notYet('2026-11-20') })
    if (index === 10)
      await server.db.transaction(async (tx) => {
        await tx
          .update(criteriaVersions)
          .set({ state: 'Retired', retiredAt: now })
          .where(eq(criteriaVersions.id, first!.id))
        await tx.insert(criteriaVersions).values(second)
      })
    return answer
  })
  for (const answer of await Promise.all(sent)) expect(codeOf(answer)).toBeNull()
  // Whoever sends after it is judged by the second for certain.
  const last = await begun()
  expect(codeOf(await last.actor.call(SUBMIT, { id: last.id, answers: notYet('2026-11-20') }))).toBeNull()

  const said: Record<string, readonly string[]> = {
    [programNumber]: ['2027-02-20', '3か月', first!.sha256],
    '2026-12-1': ['2027-05-20', '6か月', second.sha256],
  }
  const checks = await openedChecks(server, sql`${onlineChecks.submittedAt} is not null`)
  expect(checks).toHaveLength(CROWD + 1)
  const numbers = checks.map(({ criteria, nextDate, judgement }) => {
    const [day, period, sha256] = said[criteria ?? ''] ?? []
    expect(judgement?.basis?.criteria).toEqual({ number: criteria, sha256 })
    expect([nextDate, judgement?.nextDate]).toEqual([day, day])
    expect(judgement?.reasons[0]?.reason).toContain(period)
    return criteria
  })
  expect(new Set(numbers)).toEqual(new Set([programNumber, '2026-12-1']))
})

test('an approved version judges from the first second of its day on, before any job has run', async () => {
  server = await startTestServer({ now: new Date('2026-11-30T23:59:00+09:00'), pages: registerDonorPages })
  const [before, after] = [await begun(), await begun()]
  const [first] = await versions()
  if (!first) throw new Error('Nothing is in force')
  const content = structuredClone(first.content)
  for (const rule of content.rules.Q45?.rules ?? []) rule.until = { after: { months: 6 } }
  const next = { number: '2026-12-1', content, sha256: criteriaHash(content), origin: 'Written' as const }
  const approval = {
    approver: crypto.randomUUID(),
    approvedAt: server.clock.now(),
    effectiveFrom: '2026-12-01',
  }
  await server.db
    .insert(criteriaVersions)
    .values({ ...first, ...next, ...approval, id: crypto.randomUUID(), state: 'Approved', inForceAt: null })
  const page = async () =>
    (await server.app.inject({ url: '/criteria', headers: { accept: 'text/html' } })).body
  const untilOf = async ({ actor, id }: Awaited<ReturnType<typeof begun>>) => {
    expect(codeOf(await actor.call(SUBMIT, { id, answers: notYet('2026-11-20') }))).toBeNull()
    const [check] = await openedChecks(server, eq(onlineChecks.screeningId, id))
    return [check?.criteria, check?.nextDate]
  }
  await expect.poll(page).toContain('2026年12月1日')
  server.clock.set(new Date('2026-11-30T23:59:59.999+09:00'))
  expect(await page()).toContain(programNumber)
  expect(await untilOf(before)).toEqual([programNumber, '2027-02-20'])

  server.clock.set(new Date('2026-12-01T00:00:00+09:00'))
  // The first page of the day, too.
  expect(await page()).toMatch(/2026-12-1/)
  expect(await untilOf(after)).toEqual(['2026-12-1', '2027-05-20'])
  expect((await versions()).map(({ state }) => state)).toEqual(['InForce', 'Approved'])

  // Whoever changes versions meets it in force: it is not sent back any more.
  const physician = await staff(server, 'Physician')
  const [, approved] = await versions()
  const refused = await physician.call(
    'mutation ($input: RejectCriteriaInput!) { rejectCriteria(input: $input) { State } }',
    { input: { Id: approved?.id, Note: '見直します。' } },
  )
  expect(codeOf(refused)).toBe('INVALID_STATE')
})

test('the trial check is judged by what is in force, from the next page on', async () => {
  server = await startTestServer({ pages: registerDonorPages })
  const page = async () =>
    (await server.app.inject({ url: '/trial_check', headers: { accept: 'text/html' } })).body
  const REWORDED = '抗菌薬を使われて、まもないため。'
  expect(await page()).not.toContain(REWORDED)
  const [first] = await versions()
  if (!first) throw new Error('Nothing is in force')
  const content = structuredClone(first.content)
  for (const rule of content.rules.Q45?.rules ?? []) rule.reason.plain = REWORDED
  const now = server.clock.now()
  await server.db.update(criteriaVersions).set({ state: 'Retired', retiredAt: now })
  await server.db.insert(criteriaVersions).values({
    ...first,
    id: crypto.randomUUID(),
    number: '2026-12-1',
    content,
    sha256: criteriaHash(content),
  })
  // The page that is asked for meanwhile is of before: it waits for nobody.
  await expect.poll(page).toContain(REWORDED)
})
