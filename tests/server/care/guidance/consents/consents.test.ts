import { hash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { liftSuspensions } from '../../../../../server/office/jobs/expireDonors'
import { consentDocuments } from '../../../../../server/ground/tables/consents'
import { guidances } from '../../../../../server/ground/tables/guidance'
import { mailOutbox } from '../../../../../server/ground/tables/mail'
import { userProfiles } from '../../../../../server/ground/tables/users'
import { invited, staff, type Actor } from '../../../../support/actors'
import { codeOf } from '../../../../support/api'
import { passedScreening } from '../../../../support/periods'
import { startTestServer, TEST_NOW, type TestServer } from '../../../../support/testServer'

let server: TestServer
let office: Actor
let support: Actor
beforeAll(async () => {
  server = await startTestServer()
  office = await staff(server)
  support = await staff(server, 'Support')
})
afterAll(() => server.close())
beforeEach(() => server.clock.set(TEST_NOW))

async function booked(): Promise<Actor> {
  const person = await invited(server)
  const profile = { userStatus: 'WaitingToParticipateGuidance' } as const
  await server.db.update(userProfiles).set(profile).where(eq(userProfiles.id, person.id))
  await server.db
    .update(guidances)
    .set({ status: 'Reserved', reservedAt: TEST_NOW })
    .where(eq(guidances.userId, person.id))
  await passedScreening(server, person.id, {}, new Date('2026-11-10T00:00:00Z'))
  return person
}
const attend = (person: Actor, input: object = {}) =>
  office.call(
    'mutation ($input: RecordGuidanceAttendanceInput!) { recordGuidanceAttendance(input: $input) { ConsentVersion } }',
    { input: { UserId: person.id, Attended: true, ConsentVersion: '2026-04', KitNumber: 'K-1', ...input } },
  )
async function signed(input: object = {}): Promise<Actor> {
  const person = await booked()
  expect(codeOf(await attend(person, input))).toBeNull()
  return person
}

type Signature = {
  Version: string
  ConsentedAt: string
  IdentityDocument: string | null
  EndedAt: string | null
  Withdrawn: boolean
  Document: { Title: string; EffectiveFrom: string; Sha256: string; Content: string } | null
}
const FIELDS =
  'Version ConsentedAt IdentityDocument EndedAt Withdrawn Document { Title EffectiveFrom Sha256 Content }'
async function own(person: Actor): Promise<Signature[]> {
  const { data } = await person.call(`{ getUser { Consents { ${FIELDS} } } }`)
  return data?.getUser.Consents ?? []
}
const withdraw = (person: Actor) => person.call('mutation { withdrawConsent { success } }')
const resume = ({ id }: Actor) =>
  office.call(
    'mutation ($id: ID!) { stopUser(input: { UserId: $id, Stop: false, Reason: "再開" }) { SuspensionStatus1 } }',
    { id },
  )
const renew = ({ id }: Actor, ConsentedOn = '2026-12-01') =>
  office.call('mutation ($input: RecordConsentInput!) { recordConsent(input: $input) { Version } }', {
    input: { UserId: id, ConsentVersion: '2026-04', ConsentedOn, IdentityDocument: 'Passport' },
  })
async function pointsOf({ id }: Actor, reader = office) {
  const { data } = await reader.call(
    'query ($id: ID!) { getUserById(UserId: $id) { OfficePoints { Id Kind } } }',
    { id },
  )
  return data?.getUserById.OfficePoints ?? []
}

describe('what was signed', () => {
  test('is kept with its text, which its hash proves, and how the person was identified', async () => {
    const person = await signed({ IdentityDocument: 'MyNumberCard' })
    const [consent] = await own(person)
    expect(consent).toMatchObject({
      Version: '2026-04',
      ConsentedAt: TEST_NOW.toISOString(),
      IdentityDocument: 'MyNumberCard',
      EndedAt: null,
      Withdrawn: false,
      Document: { Title: '便の提供に関する説明と同意', EffectiveFrom: '2026-04-01' },
    })
    const { Content = '', Sha256 } = consent?.Document ?? {}
    expect(Content).toContain('いつでも、理由を言わずに撤回できます')
    expect(hash('sha256', Content, 'hex')).toBe(Sha256)
  })

  test('may be a version of which no text is known, and nothing about the identity', async () => {
    const person = await signed({ ConsentVersion: '紙の同意書 第3版' })
    expect(await own(person)).toMatchObject([
      { Version: '紙の同意書 第3版', IdentityDocument: null, Document: null },
    ])
  })

  test('cannot become another text', async () => {
    await signed()
    await expect(server.db.update(consentDocuments).set({ content: 'ほかの文' })).rejects.toThrow(
      'Failed query',
    )
    await expect(server.db.delete(consentDocuments)).rejects.toThrow('Failed query')
  })

  test('is offered to staff by the day', async () => {
    const versionsOn = async (date: string) => {
      const { data } = await support.call(
        'query ($date: Date!) { listConsentDocuments(date: $date) { Version } }',
        { date },
      )
      return data?.listConsentDocuments.map(({ Version }) => Version)
    }
    expect(await versionsOn('2026-03-31')).toEqual([])
    expect(await versionsOn('2026-04-01')).toEqual(['2026-04'])
  })

  test('is in the data that one takes away', async () => {
    const person = await signed({ IdentityDocument: 'Passport' })
    const answer = await fetch(`${server.url}/api/own_data?format=json`, {
      headers: { authorization: `Bearer ${person.token}` },
    })
    const { 同意書: kept } = (await answer.json()) as Record<string, Record<string, string>[]>
    expect(kept?.[0]).toMatchObject({ 版: '2026-04', 本人確認に使った書類: 'パスポート' })
    expect(kept?.[0]?.['本文']).toContain('便の提供')
  })
})

describe('withdrawing it', () => {
  test('ends it, suspends, is confirmed by mail and shown to the office; the status stays', async () => {
    const person = await signed()
    expect((await withdraw(person)).data).toEqual({ withdrawConsent: { success: true } })
    expect(await own(person)).toMatchObject([{ Withdrawn: true, EndedAt: TEST_NOW.toISOString() }])
    const [profile] = await server.db.select().from(userProfiles).where(eq(userProfiles.id, person.id))
    expect(profile).toMatchObject({ userStatus: 'DonorRegistrationExam', suspensionStatus1: true })
    expect(codeOf(await withdraw(person))).toBe('FORBIDDEN')
    const mails = await server.db.select().from(mailOutbox).where(eq(mailOutbox.userId, person.id))
    expect(mails.map(({ kind }) => kind)).toContain('consentWithdrawn')

    expect(await pointsOf(person, support)).toMatchObject([{ Kind: 'ConsentWithdrawn' }])
    const { data } = await office.call(
      'query ($filter: UserProfileFilter) { listUsersByIdProfileCreatedAt(filter: $filter) { items { Id } } }',
      { filter: { NeedsAttention: { eq: true }, Id: { eq: person.id } } },
    )
    expect(data?.listUsersByIdProfileCreatedAt.items).toEqual([{ Id: person.id }])
    const log = await office.call('query ($id: ID!) { listUserActivity(user_id: $id) { items { text } } }', {
      id: person.id,
    })
    expect(log.data?.listUserActivity.items.map(({ text }) => text)).toContain('同意を撤回しました')
  })

  test('stands until there is a new signature, whatever day was set', async () => {
    const person = await signed()
    await withdraw(person)
    expect(codeOf(await resume(person))).toBe('INVALID_STATE')
    const due = { suspendedUntil: '2026-12-01' }
    await server.db.update(userProfiles).set(due).where(eq(userProfiles.id, person.id))
    await liftSuspensions(server.deps, server.clock.now())
    expect(codeOf(await resume(person))).toBe('INVALID_STATE')

    expect(codeOf(await renew(person, '2026-12-02'))).toBe('BAD_USER_INPUT')
    expect(codeOf(await renew(person))).toBeNull()
    expect(codeOf(await renew(person))).toBeNull()
    expect(await own(person)).toMatchObject([
      { Withdrawn: false, EndedAt: null, IdentityDocument: 'Passport' },
      { Withdrawn: true },
    ])
    expect((await resume(person)).data).toEqual({ stopUser: { SuspensionStatus1: false } })
  })

  test('needs something that was signed', async () => {
    const person = await booked()
    expect(codeOf(await withdraw(person))).toBe('INVALID_STATE')
    expect(codeOf(await renew(person))).toBe('INVALID_STATE')
  })

  test('is recorded by the office for somebody who is suspended, with how she told it', async () => {
    const person = await signed()
    const stop = { UserId: person.id, Stop: true, Reason: '連絡待ち', Until: '2026-12-20' }
    await office.call('mutation ($input: StopUserInput!) { stopUser(input: $input) { Id } }', { input: stop })
    expect(codeOf(await withdraw(person))).toBe('FORBIDDEN')
    const record = (Reason: string) =>
      office.call(
        'mutation ($input: WithReasonInput!) { withdrawConsentByAdmin(input: $input) { success } }',
        {
          input: { UserId: person.id, Reason },
        },
      )
    expect(codeOf(await record(''))).toBe('BAD_USER_INPUT')
    expect(codeOf(await record('電話で申し出があった'))).toBeNull()
    expect(codeOf(await record('もう一度'))).toBe('INVALID_STATE')
    expect(await own(person)).toMatchObject([{ Withdrawn: true }])
    expect(await pointsOf(person)).toMatchObject([{ Kind: 'ConsentWithdrawn' }])
    const [profile] = await server.db.select().from(userProfiles).where(eq(userProfiles.id, person.id))
    expect(profile).toMatchObject({ suspensionStatus1: true, suspendedUntil: null })
    const log = await office.call('query ($id: ID!) { listUserActivity(user_id: $id) { items { text } } }', {
      id: person.id,
    })
    const texts = JSON.stringify(log.data?.listUserActivity.items.map(({ text }) => text))
    expect(texts).toContain('本人の申し出による同意の撤回を記録しました（理由は別欄）')
    expect(texts).not.toContain('電話')
  })

  test('is looked at by the office once, which notes what came of it; the note goes with the person', async () => {
    const person = await signed()
    await withdraw(person)
    const [point] = await pointsOf(person)
    const close = (Reason: string) =>
      office.call(
        'mutation ($input: CloseOfficePointInput!) { closeOfficePoint(input: $input) { success } }',
        {
          input: { Id: point?.Id, Reason },
        },
      )
    expect(codeOf(await close(''))).toBe('BAD_USER_INPUT')
    expect(codeOf(await close('本人の希望で、残りの便を廃棄した'))).toBeNull()
    expect(codeOf(await close('もう一度'))).toBeNull()
    expect(await pointsOf(person)).toEqual([])
    expect(codeOf(await person.call('mutation { requestWithdrawal { success } }'))).toBeNull()
    expect((await server.db.select().from(consentDocuments)).length).toBe(1)
  })
})
