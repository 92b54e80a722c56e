import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { activities } from '../../../../server/ground/tables/activity'
import { caseSteps, cases } from '../../../../server/ground/tables/cases'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { applicant, staff, type Actor } from '../../../support/actors'
import { codeOf, type ApiAnswer } from '../../../support/api'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'

let server: TestServer
let office: Actor
beforeAll(async () => {
  server = await startTestServer()
  office = await staff(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set(TEST_NOW)
  await office.signInAgain()
})

const WORDS = '家族が受付で働いています。見られていないか知りたいです。'
const FIELDS = 'Id State DueOn Version AssigneeName Answer Steps { Kind ByPerson ActorName Text }'

const begin = async (person: Actor) => {
  const { data } = await office.call(
    `mutation ($input: CreateCaseInput!) { createCase(input: $input) { ${FIELDS} } }` as const,
    { input: { UserId: person.id, Words: WORDS } },
  )
  if (!data) throw new Error('No case')
  return data.createCase
}

const say = (actor: Actor, act: 'noteCase' | 'answerCase' | 'closeCase' | 'reopenCase', input: object) =>
  actor.send(`mutation ($input: CaseTextInput!) { it: ${act}(input: $input) { ${FIELDS} } }`, { input })

const own = async (person: Actor) => {
  const { data } = await person.call('{ listOwnCases { Kind State DueOn Words Answer } }')
  return data?.listOwnCases
}

const work = async () => {
  const { data } = await office.call('{ listWork(filter: { Kinds: [Case] }) { items { SubjectId Due } } }')
  return data?.listWork.items ?? []
}

describe('a case', () => {
  test('is due in 14 days, taken, answered and ended; the person reads the answer and gets a mail without it', async () => {
    const person = await applicant(server)
    const opened = await begin(person)
    expect(opened).toMatchObject({ State: 'Open', DueOn: '2026-12-15', AssigneeName: null })
    expect(await work()).toEqual([{ SubjectId: opened.Id, Due: '2026-12-15' }])
    const stranger = await applicant(server)
    expect(await own(stranger)).toEqual([])

    const { data: taken } = await office.call(
      'mutation ($input: TakeCaseInput!) { takeCase(input: $input) { Version AssigneeName } }',
      { input: { Id: opened.Id, Version: 1, AssigneeId: office.id } },
    )
    expect(taken?.takeCase.AssigneeName).toBeTruthy()
    const held = { Id: opened.Id, Version: 2 }
    expect(codeOf(await say(office, 'noteCase', { ...held, Version: 1, Text: '古い' }))).toBe('CONFLICT')
    expect(codeOf(await say(office, 'closeCase', { ...held, Text: '済み' }))).toBe('INVALID_STATE')
    expect(codeOf(await say(office, 'noteCase', { ...held, Text: '受付の記録と見比べた' }))).toBeNull()
    const answer = '12月1日の受付のためでした。ほかに見た者はいません。'
    expect(codeOf(await say(office, 'answerCase', { ...held, Version: 3, Text: answer }))).toBeNull()
    expect(await own(person)).toEqual([
      { Kind: 'Objection', State: 'Answered', DueOn: '2026-12-15', Words: WORDS, Answer: answer },
    ])
    const mails = await server.db.select().from(mailOutbox).where(eq(mailOutbox.userId, person.id))
    expect(mails.map(({ kind, params }) => ({ kind, params }))).toEqual([
      { kind: 'caseAnswered', params: {} },
    ])
    expect(await work()).toEqual([])

    expect(
      codeOf(await say(office, 'closeCase', { ...held, Version: 4, Text: '見かたは正しかった' })),
    ).toBeNull()
    expect(codeOf(await say(office, 'noteCase', { ...held, Version: 5, Text: 'あと' }))).toBe('INVALID_STATE')
    const reopened = await say(office, 'reopenCase', { ...held, Version: 5, Text: '電話があった' })
    expect(reopened.data?.it).toMatchObject({
      State: 'Open',
      Steps: ['Opened', 'Taken', 'Noted', 'Answered', 'Closed', 'Reopened'].map((Kind) => ({ Kind })),
    })
    const log = await server.db.select().from(activities).where(eq(activities.userId, person.id))
    expect(log.filter(({ category }) => category === 'Case')).toHaveLength(6)
    expect(log.some(({ text }) => text.includes('家族') || text.includes('受付'))).toBe(false)
  })

  test('about the caller’s own reading is left to others', async () => {
    const person = await applicant(server)
    const { Id } = await begin(person)
    await server.db.update(cases).set({ actorId: office.id }).where(eq(cases.id, Id))
    expect(codeOf(await say(office, 'noteCase', { Id, Version: 1, Text: '問題ない' }))).toBe('INVALID_STATE')
    expect((await work()).map(({ SubjectId }) => SubjectId)).not.toContain(Id)
    const other = await staff(server)
    const { data } = await other.call('{ listWork(filter: { Kinds: [Case] }) { items { SubjectId } } }')
    expect(data?.listWork.items.map(({ SubjectId }) => SubjectId)).toContain(Id)
  })

  test('is decided by nobody whom it is about, by whatever door', async () => {
    const person = await applicant(server)
    const [reader, other] = [await staff(server), await staff(server)]
    const { Id } = await begin(person)
    await server.db.update(cases).set({ actorId: reader.id }).where(eq(cases.id, Id))
    const ofWork = { Kind: 'Case', SubjectId: Id, Version: 0 }
    const assign = (by: Actor, AssigneeId: string) =>
      by.call('mutation ($input: AssignWorkInput!) { assignWork(input: $input) { Version } }', {
        input: { ...ofWork, AssigneeId },
      })
    const take = (by: Actor, AssigneeId: string) =>
      by.call('mutation ($input: TakeCaseInput!) { takeCase(input: $input) { Version AssigneeName } }', {
        input: { Id, Version: 1, AssigneeId },
      })
    const snooze = (by: Actor) =>
      by.call('mutation ($input: SnoozeWorkInput!) { snoozeWork(input: $input) { Version } }', {
        input: { ...ofWork, Until: '2027-11-20' },
      })
    const texts = (['noteCase', 'answerCase', 'closeCase', 'reopenCase'] as const).map((act) =>
      say(reader, act, { Id, Version: 1, Text: '問題ない' }),
    )
    const tries = [
      take(reader, reader.id),
      take(reader, other.id),
      take(other, reader.id),
      assign(reader, reader.id),
      assign(reader, other.id),
      assign(other, reader.id),
      snooze(reader),
      ...texts,
    ]
    expect((await Promise.all<ApiAnswer<unknown>>(tries)).map(codeOf)).toEqual(
      Array(tries.length).fill('INVALID_STATE'),
    )
    const many = await reader.call(
      'mutation ($input: PreviewBulkInput!) { previewBulk(input: $input) { Refusals { Refusal Count } } }',
      { input: { Act: 'Snooze', Selection: { Ids: [person.id] }, SnoozedUntil: '2026-12-16' } },
    )
    expect(many.data?.previewBulk.Refusals).toEqual([{ Refusal: 'NoWork', Count: 1 }])
    const [row] = await server.db.select().from(cases).where(eq(cases.id, Id))
    expect(row).toMatchObject({ state: 'Open', assigneeId: null, version: 1 })
    expect((await assign(other, other.id)).data?.assignWork.Version).toBe(1)
  })

  test('keeps its history: nobody changes or deletes a line', async () => {
    const { Id } = await begin(await applicant(server))
    const ofCase = eq(caseSteps.caseId, Id)
    const refused = { cause: { message: 'case_steps rows are never changed' } }
    await expect(server.db.delete(caseSteps).where(ofCase)).rejects.toMatchObject(refused)
    await expect(server.db.update(caseSteps).set({ text: '別の言葉' }).where(ofCase)).rejects.toMatchObject(
      refused,
    )
    await expect(
      server.db.update(caseSteps).set({ actorId: null, text: null }).where(ofCase),
    ).rejects.toMatchObject(refused)
  })
})
