import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pauseByCriteria } from '../../../../server/care/criteria/versions/pauseByCriteria'
import { putCriteriaInForce } from '../../../../server/care/criteria/versions/putInForce'
import { activities } from '../../../../server/ground/tables/activity'
import { criteriaVersions } from '../../../../server/ground/tables/criteria'
import { recordSeals, unsealedRecords } from '../../../../server/ground/tables/seals'
import { userProfiles } from '../../../../server/ground/tables/users'
import type { CriteriaContent } from '../../../../shared/rules/criteria/content'
import { addDays, japaneseDateOf } from '../../../../shared/facts/dates'
import { applicant, staff, type Actor } from '../../../support/actors'
import { notYet, passing, START, SUBMIT } from '../../../support/answers'
import { codeOf } from '../../../support/api'
import { startTestServer, type TestServer } from '../../../support/testServer'
import { personAt } from '../../../support/people'
import { mailsTo, midnight } from '../../office/jobs/jobTesting'
import { programNumber } from '../../../support/criteria'

let server: TestServer
let author: Actor
let second: Actor
beforeAll(async () => {
  server = await startTestServer()
  author = await staff(server, 'Physician')
  second = await staff(server, 'Physician')
})
afterAll(() => server.close())

const VERSION =
  'Id Number State Origin Sha256 Version Content AuthorName ApproverName EffectiveFrom Rejection Note PausedDonors'
const LIST = `{ listCriteria { items { ${VERSION} } total } }` as const
const CREATE = `mutation ($id: ID!) { createCriteriaDraft(input: { BasedOn: $id }) { ${VERSION} } }` as const
const UPDATE =
  `mutation ($input: UpdateCriteriaDraftInput!) { updateCriteriaDraft(input: $input) { ${VERSION} } }` as const
const SUBMIT_VERSION = `mutation ($id: ID!) { submitCriteria(input: { Id: $id }) { ${VERSION} } }` as const
const APPROVE =
  `mutation ($input: ApproveCriteriaInput!) { approveCriteria(input: $input) { ${VERSION} } }` as const
const REJECT =
  `mutation ($input: RejectCriteriaInput!) { rejectCriteria(input: $input) { ${VERSION} } }` as const
const DELETE =
  `mutation ($input: DeleteCriteriaDraftInput!) { deleteCriteriaDraft(input: $input) { success } }` as const
const WORK = '{ listWork { items { Kind SubjectId UserId Due } } countWork { All } }' as const
const PUSH = `mutation ($input: PushCriteriaInput!) { pushCriteria(input: $input) { ${VERSION} } }` as const

async function inForce() {
  const { data } = await author.call(LIST)
  const found = data?.listCriteria.items.find(({ State }) => State === 'InForce')
  if (!found) throw new Error('Nothing is in force')
  return found
}

const withMonths = (given: unknown, months: number): CriteriaContent => {
  const content = structuredClone(given) as CriteriaContent
  for (const rule of content.rules.Q45?.rules ?? []) rule.until = { after: { months } }
  return content
}
const lastRefusal = async () => {
  const [row] = await server.db
    .select({ text: activities.text })
    .from(activities)
    .where(eq(activities.category, 'Security'))
    .orderBy(desc(activities.id))
    .limit(1)
  return row?.text
}

/** A version of the author's that waits for approval. */
async function waiting(months: number, change: (content: CriteriaContent) => void = () => undefined) {
  const base = await inForce()
  const { data } = await author.call(CREATE, { id: base.Id })
  const draft = data?.createCriteriaDraft
  if (!draft) throw new Error('No draft was begun')
  const content = withMonths(draft.Content, months)
  change(content)
  await author.call(UPDATE, {
    input: {
      Id: draft.Id,
      Version: draft.Version,
      Content: content,
      Note: '海外の指針に合わせる',
    },
  })
  const { data: submitted } = await author.call(SUBMIT_VERSION, { id: draft.Id })
  const row = submitted?.submitCriteria
  if (!row) throw new Error('The draft was not submitted')
  return row
}

test('a draft is written by one, saved as it was read, and says what is wrong by rule and field', async () => {
  const base = await inForce()
  const draft = (await author.call(CREATE, { id: base.Id })).data?.createCriteriaDraft
  expect(draft).toMatchObject({ Number: '2026-12-1', State: 'Draft', Origin: 'Written', Sha256: base.Sha256 })
  expect(codeOf(await author.call(CREATE, { id: base.Id }))).toBe('INVALID_STATE')
  const save = (by: Actor, Content: unknown, Version = draft?.Version) =>
    by.call(UPDATE, { input: { Id: draft?.Id, Version, Content } })

  const wrong = withMonths(base.Content, 3)
  delete wrong.rules.Q45?.rules[0]?.until
  const refused = await save(author, wrong)
  expect(codeOf(refused)).toBe('BAD_USER_INPUT')
  expect(Object.keys(refused.errors?.[0]?.extensions.fields ?? {})).toContain('Q45-R1.until')
  expect(codeOf(await save(author, { rules: [] }))).toBe('BAD_USER_INPUT')

  const saved = (await save(author, withMonths(base.Content, 6))).data?.updateCriteriaDraft
  expect(saved?.Sha256).not.toBe(base.Sha256)
  // Somebody else has it open as it was.
  expect(codeOf(await save(second, withMonths(base.Content, 2)))).toBe('CONFLICT')
  const again = (await save(second, withMonths(base.Content, 3), saved?.Version)).data?.updateCriteriaDraft
  expect(again?.Sha256).toBe(base.Sha256)

  await author.call(SUBMIT_VERSION, { id: draft?.Id })
  expect(codeOf(await save(author, base.Content, (again?.Version ?? 0) + 1))).toBe('INVALID_STATE')
  // Whoever has changed it does not approve it either.
  const approve = { input: { Id: draft?.Id, Sha256: base.Sha256, EffectiveFrom: '2026-12-08' } }
  expect(codeOf(await second.call(APPROVE, approve))).toBe('FORBIDDEN')
  const sentBack = await second.call(REJECT, { input: { Id: draft?.Id, Note: '別の機会に' } })
  expect(sentBack.data?.rejectCriteria).toMatchObject({ State: 'Draft', Rejection: '別の機会に' })
})

test('only its author deletes a draft, as it was read, and nothing else is deleted', async () => {
  const writer = await staff(server, 'Physician')
  const base = await inForce()
  const draft = (await writer.call(CREATE, { id: base.Id })).data?.createCriteriaDraft
  const remove = async (by: Actor, Id = draft?.Id, Version = draft?.Version) =>
    codeOf(await by.call(DELETE, { input: { Id, Version } }))
  expect(await remove(second)).toBe('FORBIDDEN')
  expect(await remove(writer, draft?.Id, 99)).toBe('CONFLICT')
  expect(await remove(writer, base.Id)).toBe('FORBIDDEN')
  expect(await remove(writer)).toBeNull()
  expect(await remove(writer)).toBe('NOT_FOUND')
  // Not even by hand.
  const all = server.db.delete(criteriaVersions).where(eq(criteriaVersions.id, base.Id))
  await expect(all).rejects.toMatchObject({ cause: { message: 'criteria_versions rows are never deleted' } })
  // There is room for the next.
  const next = (await writer.call(CREATE, { id: base.Id })).data?.createCriteriaDraft
  await writer.call(SUBMIT_VERSION, { id: next?.Id })
  expect(await remove(writer, next?.Id, (next?.Version ?? 0) + 1)).toBe('INVALID_STATE')
  await second.call(REJECT, { input: { Id: next?.Id, Note: '別の機会に' } })
  expect(await remove(writer, next?.Id, (next?.Version ?? 0) + 2)).toBeNull()
})

test('a version that waits is work of the physicians who have not written in it, until it is decided', async () => {
  const [writer, reader, coordinator] = await Promise.all([
    staff(server, 'Physician'),
    staff(server, 'Physician'),
    staff(server, 'Coordinator'),
  ])
  const work = async (by: Actor) => {
    const { data } = await by.call(WORK)
    const found = data?.listWork.items ?? []
    expect(data?.countWork.All).toBe(found.length)
    return found
  }
  const base = await inForce()
  const draft = (await writer.call(CREATE, { id: base.Id })).data?.createCriteriaDraft
  expect(await work(reader)).toEqual([])
  await writer.call(SUBMIT_VERSION, { id: draft?.Id })
  expect(await work(reader)).toEqual([
    {
      Kind: 'CriteriaReview',
      SubjectId: draft?.Id,
      UserId: null,
      Due: addDays(japaneseDateOf(server.clock.now()), 3),
    },
  ])
  expect(await work(writer)).toEqual([])
  expect(await work(coordinator)).toEqual([])
  await reader.call(REJECT, { input: { Id: draft?.Id, Note: '別の機会に' } })
  expect(await work(reader)).toEqual([])
  await writer.call(DELETE, { input: { Id: draft?.Id, Version: (draft?.Version ?? 0) + 2 } })
})

test('only another physician who has just signed in approves what she has seen, and each refusal is logged', async () => {
  author = await staff(server, 'Physician')
  const row = await waiting(6)
  const input = { Id: row.Id, Sha256: row.Sha256, EffectiveFrom: '2026-12-08' }
  const by = async (actor: Actor, given: object = input) =>
    codeOf(await actor.call(APPROVE, { input: given }))
  expect(await by(author)).toBe('FORBIDDEN')
  expect(await lastRefusal()).toContain('approveCriteria')
  expect(await by(await staff(server, 'Administrator'))).toBe('FORBIDDEN')
  const third = await staff(server, 'Physician')
  expect(await by(third, { ...input, Sha256: '0'.repeat(64) })).toBe('CONFLICT')
  expect(await lastRefusal()).toContain('CONFLICT')
  expect(await by(third, { ...input, EffectiveFrom: '2026-11-30' })).toBe('BAD_USER_INPUT')
  server.clock.advance(6 * 60_000)
  expect(await by(third)).toBe('REAUTHENTICATION_REQUIRED')
  await third.signInAgain()
  const { data } = await third.call(APPROVE, { input })
  expect(data?.approveCriteria).toMatchObject({ State: 'Approved', EffectiveFrom: '2026-12-08' })

  // Checks of the days before are judged as before; on its day it comes into force by itself.
  expect(await putCriteriaInForce(server.deps, new Date(midnight('2026-12-08').getTime() - 1))).toBe(0)
  expect((await inForce()).Number).toBe(programNumber)
  server.clock.set(midnight('2026-12-08'))
  expect(await putCriteriaInForce(server.deps, server.clock.now())).toBe(1)
  await author.signInAgain()
  expect((await inForce()).Number).toBe(row.Number)
  const person = await applicant(server)
  const id = (await person.call(START)).data?.startOnlineCheck.Id ?? ''
  const sent = await person.call(SUBMIT, { id, answers: notYet('2026-11-20') })
  expect(sent.data?.submitOnlineCheck.OnlineCheck).toMatchObject({ NextDate: '2027-05-20' })

  const waits = await server.db
    .select()
    .from(unsealedRecords)
    .where(and(eq(unsealedRecords.kind, 'criteria_versions'), eq(unsealedRecords.recordId, row.Id)))
  const sealed = await server.db.select().from(recordSeals).where(eq(recordSeals.recordId, row.Id))
  expect(waits.length + sealed.length).toBe(1)
})

test('the approval names the impact that was seen, which stays with the version', async () => {
  author = await staff(server, 'Physician')
  const row = await waiting(5)
  const third = await staff(server, 'Physician')
  const SEEN = 'Impact { CountedAt } ApprovedImpact { CountedAt Sha256 People }'
  const count = async () => {
    const { data } = await third.send<{ previewCriteria: { Impact: { CountedAt: string; People: number } } }>(
      `mutation { previewCriteria(input: { Id: "${row.Id}" }) { Impact { CountedAt People } } }`,
    )
    return data?.previewCriteria.Impact
  }
  const early = await count()
  server.clock.advance(1000)
  const seen = await count()
  const approve = async (ImpactCountedAt: string | undefined) => {
    const input = {
      Id: row.Id,
      Sha256: row.Sha256,
      EffectiveFrom: addDays(japaneseDateOf(server.clock.now()), 7),
    }
    return third.call(APPROVE, { input: { ...input, ImpactCountedAt } })
  }
  await third.signInAgain()
  const stale = await approve(early?.CountedAt)
  expect(codeOf(stale)).toBe('CONFLICT')
  expect(codeOf(await approve(seen?.CountedAt))).toBeNull()
  server.clock.advance(1000)
  const later = await count()
  const { data } = await third.send<{
    getCriteria: { Impact: object; ApprovedImpact: object }
  }>(`{ getCriteria(Id: "${row.Id}") { ${SEEN} } }`)
  expect(data?.getCriteria).toEqual({
    Impact: { CountedAt: later?.CountedAt },
    ApprovedImpact: { ...seen, Sha256: row.Sha256 },
  })
  // Sent back it is a draft again, which nobody has approved.
  await third.call(REJECT, { input: { Id: row.Id, Note: '見直しのため' } })
  const { data: draft } = await third.send<{ getCriteria: object }>(
    `{ getCriteria(Id: "${row.Id}") { ApprovedImpact { People } } }`,
  )
  expect(draft?.getCriteria).toEqual({ ApprovedImpact: null })
})

test('an urgent push is in force at once, needs four eyes, and is taken back the same way', async () => {
  author = await staff(server, 'Physician')
  // Two donors: of one the answers no longer pass.
  const hayFever = { ...passing, Q26: { choices: ['hayMild'] } }
  const allergic = await personAt(server, 'Donation', { answers: hayFever })
  const well = await personAt(server, 'Donation')
  const standing = async ({ id }: Actor) => {
    const [row] = await server.db.select().from(userProfiles).where(eq(userProfiles.id, id))
    return { status: row?.userStatus, paused: row?.donationPaused }
  }
  const before = await inForce()
  const row = await waiting(4, (content) => {
    for (const rule of content.rules.Q26?.rules ?? []) if (rule.outcome === 'REVIEW') rule.outcome = 'PERM'
  })
  await Promise.all([author.signInAgain(), second.signInAgain()])
  const input = { Id: row.Id, Sha256: row.Sha256, Reason: '患者さんの安全のため' }
  expect(codeOf(await author.call(PUSH, { input }))).toBe('FORBIDDEN')
  expect(codeOf(await second.call(PUSH, { input: { ...input, Reason: '' } }))).toBe('BAD_USER_INPUT')
  const { data } = await second.call(PUSH, { input })
  expect(data?.pushCriteria).toMatchObject({ State: 'InForce', Number: row.Number, PausedDonors: 1 })
  expect(await standing(allergic)).toEqual({ status: 'Donation', paused: true })
  expect(await standing(well)).toEqual({ status: 'Donation', paused: false })
  expect(await mailsTo(server, allergic)).toContain('criteriaPaused')
  expect(await mailsTo(server, well)).not.toContain('criteriaPaused')
  expect(await pauseByCriteria(server.deps, server.clock.now())).toBe(0)
  // The office finds her on the desk.
  const { data: desk } = await second.call('{ listWork { items { Kind UserId } } }')
  expect(desk?.listWork.items).toContainEqual({ Kind: 'RestReview', UserId: allergic.id })
  expect((await inForce()).Number).toBe(row.Number)
  expect(codeOf(await second.call(PUSH, { input }))).toBe('INVALID_STATE')
  const back = { Id: before.Id, Sha256: before.Sha256, Reason: '見直しのため' }
  expect((await second.call(PUSH, { input: back })).data?.pushCriteria).toMatchObject({ State: 'InForce' })
  expect((await inForce()).Number).toBe(before.Number)
  const auditor = await staff(server, 'Auditor')
  const { data: listed } = await auditor.call(LIST)
  expect(listed?.listCriteria.items.map(({ State }) => State).toSorted()).toEqual([
    'Draft',
    'Draft',
    'InForce',
    'Retired',
    'Retired',
  ])
})
