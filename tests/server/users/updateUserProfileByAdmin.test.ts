import { and, eq, notInArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { activities, activityReasons } from '../../../server/activity/tables'
import { mailOutbox } from '../../../server/mail/tables'
import { userProfiles } from '../../../server/users/tables'
import { applicant, certified, newcomer, staff, type Actor } from '../../support/actors'
import { codeOf } from '../../support/api'
import { startTestServer, TEST_NOW, type TestServer } from '../../support/testServer'

const EDIT = `mutation ($input: UpdateUserProfileByAdminInput!) { updateUserProfileByAdmin(input: $input)
  { Id LastName Tel City Building Caution UpdateRequired SubscribedMagazine SuspensionStatus2 Version } }`
type Edited = { updateUserProfileByAdmin: Record<string, unknown> }

let server: TestServer
let admin: Actor
beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
})
afterAll(() => server.close())
beforeEach(() => server.clock.set(TEST_NOW))

const edit = ({ id }: Actor, change: Record<string, unknown>, Version = 1) =>
  admin.call<Edited>(EDIT, { input: { UserId: id, Version, ...change } })
const profileOf = async ({ id }: Actor) =>
  (await server.db.select().from(userProfiles).where(eq(userProfiles.id, id)))[0]
const logOf = async ({ id }: Actor) => {
  const rows = await server.db
    .select({ operation: activities.operation, text: activities.text, reason: activityReasons.reason })
    .from(activities)
    .leftJoin(activityReasons, eq(activityReasons.activityId, activities.id))
    .where(and(eq(activities.userId, id), notInArray(activities.category, ['Mail', 'Security'])))
    .orderBy(activities.id)
  return rows.map(({ operation, text, reason }) => [operation, text, reason])
}
const mailsTo = async ({ id }: Actor) =>
  (
    await server.db
      .select({ kind: mailOutbox.kind, params: mailOutbox.params })
      .from(mailOutbox)
      .where(eq(mailOutbox.userId, id))
      .orderBy(mailOutbox.createdAt)
  ).map(({ kind }) => kind)

describe('updateUserProfileByAdmin', () => {
  test('changes what is given under the member’s own rules, and says which fields', async () => {
    const actor = await applicant(server)
    const { data } = await edit(actor, {
      Tel: '０２３５−１２−３４５６',
      Building: null,
      Caution: '電話は夕方に\nお願いします',
      UpdateRequired: true,
    })
    expect(data?.updateUserProfileByAdmin).toEqual({
      Id: actor.id,
      LastName: '山田',
      Tel: '0235123456',
      City: '鶴岡市',
      Building: '',
      Caution: '電話は夕方に\nお願いします',
      UpdateRequired: true,
      SubscribedMagazine: false,
      SuspensionStatus2: false,
      Version: 2,
    })
    expect(await logOf(actor)).toEqual([
      [
        'UpdateByAdmin',
        `登録情報を変更しました（項目：電話番号、注意事項（担当者用）、要更新）（操作：${admin.id}）`,
        null,
      ],
    ])
    expect((await edit(actor, { Caution: '' }, 2)).data?.updateUserProfileByAdmin.Caution).toBeNull()
  })

  test.each([
    ['LastName', ''],
    ['LastName', null],
    ['LastNameFurigana', 'さとう'],
    ['Tel', '12'],
    ['ZipCode', '1'],
    ['Birthday', '2015-01-01'],
    ['UpdateRequired', null],
  ])('says at %s what is wrong with %j, and changes nothing', async (field, value) => {
    const actor = await applicant(server)
    const before = await profileOf(actor)
    const answer = await edit(actor, { City: '酒田市', [field]: value })
    expect(answer.errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { [field]: expect.stringMatching(/\p{L}/u) },
    })
    expect(await profileOf(actor)).toEqual(before)
    expect(await logOf(actor)).toEqual([])
  })

  test('bounds what staff write', async () => {
    const actor = await applicant(server)
    const answer = await edit(actor, { Caution: 'あ'.repeat(2001) })
    expect(answer.errors?.[0]?.extensions.fields).toEqual({
      Caution: '注意事項（担当者用）は2000文字以内で入力してください',
    })
    expect(codeOf(await edit(actor, { Caution: 'あ'.repeat(2000) }))).toBeNull()
  })

  test.each([
    ['Email', 'x@example.com'],
    ['UserStatus', 'Donation'],
    ['DonorId', 'D-1'],
    ['SuspensionStatus1', true],
  ])('does not know %s', async (field, value) => {
    const actor = await applicant(server)
    expect(codeOf(await edit(actor, { [field]: value }))).toBe('BAD_USER_INPUT')
    expect((await profileOf(actor))?.version).toBe(1)
  })

  test('counts the age on the day somebody registered', async () => {
    const actor = await applicant(server, { birthday: '1961-06-01', registrationDateOfService: '2026-01-10' })
    expect(codeOf(await edit(actor, { Birthday: '1961-06-02' }))).toBeNull()
    expect(codeOf(await edit(actor, { Birthday: '1960-06-02' }, 2))).toBe('BAD_USER_INPUT')
  })

  test('of two edits of the same version one is a conflict that names what differs', async () => {
    for (let round = 0; round < 5; round++) {
      const actor = await applicant(server)
      const answers = await Promise.all([
        edit(actor, { City: '酒田市', Tel: '0234000000' }),
        edit(actor, { City: '新庄市', LastName: '佐藤' }),
      ])
      const codes = answers.map(codeOf)
      expect(codes.toSorted()).toEqual(['CONFLICT', null])
      const fields =
        codes[0] === 'CONFLICT' ? { Tel: '電話番号', City: '市区町村' } : { LastName: '姓', City: '市区町村' }
      const refused = answers.find((answer) => answer.errors)?.errors?.[0]
      expect(refused?.extensions).toEqual({ code: 'CONFLICT', fields })
      expect(refused?.message).toBe(
        `別の操作で内容が更新されています。最新の内容を確認してから、もう一度保存してください。（項目：${Object.values(fields).join('、')}）`,
      )
      expect((await profileOf(actor))?.version).toBe(2)
      expect(await logOf(actor)).toHaveLength(1)
    }
  })

  test('is stale after the member’s own change, too', async () => {
    const actor = await applicant(server)
    await edit(actor, { UpdateRequired: true })
    const save = `mutation { updateUserProfile(input: { LastName: "山田", FirstName: "花子", LastNameFurigana: "ヤマダ",
      FirstNameFurigana: "ハナコ", Gender: Women, Birthday: "1990-04-01", Tel: "0235999999", ZipCode: "9970000",
      Pref: Yamagata, City: "鶴岡市", Address: "見本町1-1" }) { UpdateRequired } }`
    expect((await actor.call(save)).data).toEqual({ updateUserProfile: { UpdateRequired: false } })
    const answer = await edit(actor, { Tel: '0235111111', City: '鶴岡市' }, 2)
    expect(answer.errors?.[0]?.extensions).toEqual({ code: 'CONFLICT', fields: { Tel: '電話番号' } })
  })

  test('a call that comes again after its answer was lost changes nothing', async () => {
    const actor = await applicant(server)
    const change = { City: '酒田市', SuspensionStatus2: true, Reason: '規約第11条による' }
    const answers = [
      await edit(actor, change),
      await edit(actor, change),
      await edit(actor, { City: '酒田市' }, 2),
    ]
    expect(answers.map(({ data }) => data?.updateUserProfileByAdmin.Version)).toEqual([2, 2, 2])
    expect(await logOf(actor)).toHaveLength(2)
    expect(await mailsTo(actor)).toEqual(['suspended'])
  })

  test('suspends for good and lifts it, each with a reason, a row and a mail', async () => {
    const actor = await certified(server)
    const missing = await edit(actor, { SuspensionStatus2: true })
    expect(missing.errors?.[0]?.extensions.fields).toEqual({ Reason: '理由を入力してください' })
    expect(codeOf(await edit(actor, { SuspensionStatus2: true, Reason: '他人の便の提出' }))).toBeNull()
    expect(codeOf(await actor.call('mutation { startOnlineCheck { Id } }'))).toBe('FORBIDDEN')
    expect(codeOf(await actor.call('{ getUser { Id } }'))).toBeNull()
    expect(codeOf(await edit(actor, { SuspensionStatus2: false, Reason: '事実ではなかった' }, 2))).toBeNull()
    expect(codeOf(await actor.call('mutation { startOnlineCheck { Id } }'))).toBe('INVALID_STATE')
    expect(await logOf(actor)).toEqual([
      ['Suspend', `利用を停止しました（操作：${admin.id}）`, '他人の便の提出'],
      ['Unsuspend', `停止を解除しました（操作：${admin.id}）`, '事実ではなかった'],
    ])
    expect((await mailsTo(actor)).toSorted()).toEqual(['resumed', 'suspended'])
  })

  test('knows nobody, and nobody who has left', async () => {
    const actor = await applicant(server)
    await actor.call('mutation { requestWithdrawal { success } }')
    const left = await edit(actor, { City: '酒田市' }, 2)
    expect([codeOf(left), left.errors?.[0]?.message]).toEqual([
      'INVALID_STATE',
      'この会員はすでに退会しています。',
    ])
    expect(codeOf(await edit(await newcomer(server), { City: '酒田市' }))).toBe('NOT_FOUND')
  })
})

describe('stopUser', () => {
  const stop = ({ id }: Actor, Stop: boolean, Reason = '体調の申告による') =>
    admin.call<{ stopUser: Record<string, unknown> }>(
      `mutation ($input: StopUserInput!) { stopUser(input: $input) { SuspensionStatus1 UpdatedSuspensionStatus1ToTrueAt Version } }`,
      { input: { UserId: id, Stop, Reason } },
    )

  test('stops writing and leaves reading, and lifts it; asked twice it happens once', async () => {
    const actor = await certified(server)
    const since = TEST_NOW.toISOString()
    const first = { SuspensionStatus1: true, UpdatedSuspensionStatus1ToTrueAt: since, Version: 2 }
    expect((await stop(actor, true)).data?.stopUser).toEqual(first)
    server.clock.advance(60_000)
    expect((await stop(actor, true)).data?.stopUser).toEqual(first)
    expect(codeOf(await actor.call('{ getUser { Id } }'))).toBeNull()
    const refused = await actor.call('mutation { startOnlineCheck { Id } }')
    expect(codeOf(refused)).toBe('FORBIDDEN')
    for (const Reason of ['回復', 'もう一度'])
      expect((await stop(actor, false, Reason)).data?.stopUser).toEqual({
        ...first,
        SuspensionStatus1: false,
        Version: 3,
      })
    expect(await logOf(actor)).toEqual([
      ['Stop', `利用を一時停止しました（操作：${admin.id}）`, '体調の申告による'],
      ['Resume', `利用を再開しました（操作：${admin.id}）`, '回復'],
    ])
    expect((await mailsTo(actor)).toSorted()).toEqual(['resumed', 'suspended'])
  })

  test('at once by many happens once', async () => {
    const actor = await applicant(server)
    const answers = await Promise.all([1, 2, 3, 4].map(() => stop(actor, true)))
    expect(answers.map(codeOf)).toEqual([null, null, null, null])
    expect(await logOf(actor)).toHaveLength(1)
  })

  test('says nothing of going on while the permanent one stands', async () => {
    const actor = await applicant(server, { suspensionStatus1: true, suspensionStatus2: true })
    await stop(actor, false)
    expect(await mailsTo(actor)).toEqual([])
  })

  test('asks for a reason, and for somebody', async () => {
    const actor = await applicant(server)
    expect((await stop(actor, true, '　')).errors?.[0]?.extensions.fields).toEqual({
      Reason: '理由を入力してください',
    })
    await actor.call('mutation { requestWithdrawal { success } }')
    expect((await stop(actor, true)).errors?.[0]?.message).toBe('この会員はすでに退会しています。')
    expect(codeOf(await stop(await newcomer(server), true))).toBe('NOT_FOUND')
  })
})
