import { randomUUID } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { activities } from '../../../../server/ground/tables/activity'
import { dataFolders } from '../../../../server/ground/settings/env'
import { poolUsers } from '../../../../server/ground/tables/identity'
import { listMails } from '../../../../server/ground/outbox/mailFolder'
import { userProfiles } from '../../../../server/ground/tables/users'
import { profileInput } from '../../../support/profileInput'
import { applicant, newcomer, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'

const input = {
  ...profileInput,
  Building: '',
  SubscribedMagazine: false,
}
const FIELDS = `${Object.keys(input).join(' ')} UserStatus DonorProcessStatus RegistrationDateOfService Version UpdateRequired`
const SAVE =
  `mutation ($input: UpdateUserProfileInput!) { updateUserProfile(input: $input) { ${FIELDS} } }` as const
type Saved = { updateUserProfile: Record<string, unknown> }
const save = (actor: Actor, change: object = {}) =>
  actor.send<Saved>(SAVE, { input: { ...input, ...change } })

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.clock.set(TEST_NOW))

const logOf = async (actor: Actor) =>
  (
    await server.db
      .select()
      .from(activities)
      .where(and(eq(activities.userId, actor.id), ne(activities.category, 'Mail')))
      .orderBy(activities.id)
  ).map(({ text }) => text)

describe('getUser', () => {
  test('before a profile is entered knows the address and nothing else', async () => {
    const actor = await newcomer(server)
    const query = `{ getUser { Id Profile { Sk Email LastName Birthday UserStatus DonorStatus ProfileCreatedAt Version }
      Guidance { Id } DonationInfo { Id } InspectionDetail { Id } ScreeningInfo { Id } WaitingPosition } }`
    for (const answer of [await actor.call(query), await actor.call(query)])
      expect(answer.data).toEqual({
        getUser: {
          Id: actor.id,
          Profile: {
            Sk: 'Profile',
            Email: actor.email,
            LastName: null,
            Birthday: null,
            UserStatus: 'Registration',
            DonorStatus: 'NotCertified',
            ProfileCreatedAt: null,
            Version: 0,
          },
          Guidance: null,
          DonationInfo: [],
          InspectionDetail: [],
          ScreeningInfo: [],
          WaitingPosition: null,
        },
      })
  })
})

describe('updateUserProfile', () => {
  test('opens the life of a profile, then changes it and says which fields', async () => {
    const actor = await newcomer(server)
    expect((await save(actor)).data?.updateUserProfile).toEqual({
      ...input,
      UserStatus: 'Registration',
      DonorProcessStatus: 'Applicant',
      RegistrationDateOfService: '2026-12-01',
      Version: 1,
      UpdateRequired: false,
    })
    await server.db.update(userProfiles).set({ updateRequired: true }).where(eq(userProfiles.id, actor.id))
    const { data } = await save(actor, { Tel: '0235123456', Building: '見本荘101', SubscribedMagazine: true })
    expect(data?.updateUserProfile).toMatchObject({ Tel: '0235123456', Version: 2, UpdateRequired: false })
    await save(actor, { Tel: '0235123456', Building: '見本荘101', SubscribedMagazine: null })
    expect(await logOf(actor)).toEqual([
      '登録情報を入力しました',
      '登録情報を変更しました（項目：電話番号、建物名・部屋番号、お知らせメール）',
    ])
  })

  test('folds what is typed in full width and keeps rare characters', async () => {
    const actor = await newcomer(server)
    const { data } = await save(actor, {
      LastName: '  𠮷田　',
      FirstName: 'か\u3099く',
      LastNameFurigana: 'ﾖｼﾀﾞ',
      Tel: '０９０－１２３４−５６７８',
      ZipCode: '〒９９７-００５２',
      Address: '１－２－３',
    })
    expect(data?.updateUserProfile).toMatchObject({
      LastName: '𠮷田',
      FirstName: 'がく',
      LastNameFurigana: 'ヨシダ',
      Tel: '09012345678',
      ZipCode: '9970052',
      Address: '1-2-3',
    })
    const read = await actor.call('{ getUser { Profile { LastName FirstName } } }')
    expect(read.data).toEqual({ getUser: { Profile: { LastName: '𠮷田', FirstName: 'がく' } } })
  })

  test('counts characters as people do', async () => {
    const actor = await newcomer(server)
    expect(codeOf(await save(actor, { LastName: '𠮷'.repeat(50) }))).toBeNull()
    const answer = await save(actor, { LastName: '𠮷'.repeat(51) })
    expect(answer.errors?.[0]?.extensions.fields).toEqual({ LastName: '姓は50文字以内で入力してください' })
  })

  test.each([
    ['LastName', 'a\u0000b'],
    ['LastName', '\ud842'],
    ['City', '\udfb7市'],
    ['LastName', ''],
    ['LastName', '\u200b\u2066'],
    ['FirstName', 'あ'.repeat(90_000 / 3)],
    ['LastNameFurigana', '佐藤'],
    ['Tel', '090-1234-56'],
    ['Tel', '٠٩٠١٢٣٤٥٦٧٨'],
    ['ZipCode', '997005'],
    ['Address', 'あ'.repeat(101)],
    ['Building', 'a\u2028b'],
    ['Birthday', '2008-12-02'],
    ['Birthday', '1961-12-01'],
  ])('says at %s what is wrong with %j', async (field, value) => {
    const actor = await newcomer(server)
    const answer = await save(actor, { [field]: value })
    expect(answer.errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { [field]: expect.stringMatching(/\p{L}/u) },
    })
    expect(await server.db.select().from(userProfiles).where(eq(userProfiles.id, actor.id))).toEqual([])
  })

  test.each([
    ['Birthday', '2026-02-30'],
    ['Gender', 'Other'],
    ['Pref', 'Atlantis'],
    ['SubscribedMagazine', 'yes'],
    ['LastName', null],
  ])('refuses %s of %j before it is looked at', async (field, value) => {
    expect(codeOf(await save(await newcomer(server), { [field]: value }))).toBe('BAD_USER_INPUT')
  })

  test('takes people from the day they turn 18 to the day before they turn 65, by the date in Japan', async () => {
    const codes = async (Birthday: string) => codeOf(await save(await newcomer(server), { Birthday }))
    server.clock.set(new Date('2026-12-01T14:59:59.999Z'))
    expect([await codes('2008-12-02'), await codes('1961-12-02')]).toEqual(['BAD_USER_INPUT', null])
    server.clock.advance(1)
    expect([await codes('2008-12-02'), await codes('1961-12-02')]).toEqual([null, 'BAD_USER_INPUT'])
  })

  test('lets somebody who has turned 65 go on correcting the rest', async () => {
    const actor = await applicant(server, { birthday: '1961-06-01', registrationDateOfService: '2026-01-10' })
    expect(codeOf(await save(actor, { Birthday: '1961-06-01', City: '酒田市' }))).toBeNull()
    expect(codeOf(await save(actor, { Birthday: '1961-06-02' }))).toBe('BAD_USER_INPUT')
  })

  test('sent twice at once makes one profile and no error', async () => {
    const actor = await newcomer(server)
    // Nobody who is here is taken for this person.
    await server.db.update(userProfiles).set({ birthday: null })
    const answers = await Promise.all([1, 2, 3, 4].map(() => save(actor)))
    expect(answers.map(codeOf)).toEqual([null, null, null, null])
    expect(await logOf(actor)).toEqual(['登録情報を入力しました'])
  })

  test('does not stumble over an address that its former owner has left in the pool', async () => {
    const former = await applicant(server)
    const address = former.email
    const moved = `moved-${randomUUID()}@example.com`
    await server.db.update(poolUsers).set({ email: moved }).where(eq(poolUsers.sub, former.id))
    const actor = await newcomer(server)
    await server.db.update(poolUsers).set({ email: address }).where(eq(poolUsers.sub, actor.id))
    expect(codeOf(await save(actor))).toBeNull()
    const mine = await actor.call('{ getUser { Profile { Email } } }')
    expect(mine.data).toEqual({ getUser: { Profile: { Email: address } } })
    const theirs = await former.call('{ getUser { Profile { Email } } }')
    expect(theirs.data).toEqual({ getUser: { Profile: { Email: moved } } })
  })
})

describe('updateEmail', () => {
  const follow = (actor: Actor, Email: string) =>
    actor.call('mutation ($Email: String!) { updateEmail(input: { Email: $Email }) { success } }', { Email })

  test('follows the pool, never the input', async () => {
    const actor = await applicant(server)
    const next = `${randomUUID()}@example.com`
    const answer = await follow(actor, next)
    const message = '新しいメールアドレスの確認が済んでいません。届いた確認コードを入力してください。'
    expect(answer.errors?.[0]).toMatchObject({
      message,
      extensions: { code: 'BAD_USER_INPUT', fields: { Email: message } },
    })
    await server.db
      .update(poolUsers)
      .set({ email: next, emailVerified: false })
      .where(eq(poolUsers.sub, actor.id))
    expect(codeOf(await follow(actor, next))).toBe('BAD_USER_INPUT')
    await server.db.update(poolUsers).set({ emailVerified: true }).where(eq(poolUsers.sub, actor.id))
    expect((await follow(actor, ` ${next.toUpperCase()} `)).data).toEqual({ updateEmail: { success: true } })
    expect((await follow(actor, next)).data).toEqual({ updateEmail: { success: true } })
    const read = await actor.call('{ getUser { Profile { Email } } }')
    expect(read.data).toEqual({ getUser: { Profile: { Email: next } } })
    expect(await logOf(actor)).toEqual(['メールアドレスを変更しました'])
    await server.deps.mail.deliverPending()
    const mails = await listMails(dataFolders(server.dataDir).mail, 100)
    expect(mails.filter(({ to }) => to === next)).toEqual([])
    expect(mails.filter(({ to }) => to === actor.email).map(({ subject }) => subject)).toEqual([
      '【なかつぐ】メールアドレスを変更しました',
    ])
    expect(mails.find(({ to }) => to === actor.email)?.text).not.toContain(next)
  })
})

describe('updateSubscribedMagazine', () => {
  const choose = (actor: Actor, SubscribedMagazine: boolean) =>
    actor.call(
      `mutation ($input: UpdateSubscribedMagazineInput!) {
        updateSubscribedMagazine(input: $input) { SubscribedMagazine UpdateRequired City Version }
      }`,
      { input: { SubscribedMagazine } },
    )

  test('changes the one choice, once, and leaves a profile that is out of date so', async () => {
    const actor = await applicant(server, { updateRequired: true })
    const chosen = { SubscribedMagazine: true, UpdateRequired: true, City: '鶴岡市', Version: 2 }
    for (const answer of [await choose(actor, true), await choose(actor, true)])
      expect(answer.data).toEqual({ updateSubscribedMagazine: chosen })
    expect((await choose(actor, false)).data).toMatchObject({
      updateSubscribedMagazine: { SubscribedMagazine: false, Version: 3 },
    })
    const text = '登録情報を変更しました（項目：お知らせメール）'
    expect(await logOf(actor)).toEqual([text, text])
  })

  test('waits for a profile', async () => {
    expect(codeOf(await choose(await newcomer(server), true))).toBe('INVALID_STATE')
  })
})

test('createLogoutActivity leaves a row in the log', async () => {
  const actor = await newcomer(server)
  expect((await actor.call('mutation { createLogoutActivity { success } }')).data).toEqual({
    createLogoutActivity: { success: true },
  })
  expect(await logOf(actor)).toEqual(['ログアウトしました'])
})
