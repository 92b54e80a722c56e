import { and, eq, notInArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { activities } from '../../../../server/ground/tables/activity'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { userProfiles } from '../../../../server/ground/tables/users'
import { applicant, certified, newcomer, staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { loggedReasons } from '../../../support/reasons'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'

const EDIT = `mutation ($input: UpdateUserProfileByAdminInput!) { updateUserProfileByAdmin(input: $input)
  { Id LastName Tel City Building Caution UpdateRequired SubscribedMagazine SuspensionStatus2 Version } }`

let server: TestServer
let admin: Actor
beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
})
afterAll(() => server.close())
beforeEach(() => server.clock.set(TEST_NOW))

const edit = ({ id }: Actor, change: Record<string, unknown>, Version = 1) =>
  admin.call(EDIT, { input: { UserId: id, Version, ...change } })
const profileOf = async ({ id }: Actor) => {
  const rows = await server.db.select().from(userProfiles).where(eq(userProfiles.id, id))
  return (await server.deps.vault.open(server.db, 'user_profiles', rows))[0]
}
const logOf = async ({ id }: Actor) => {
  const told = and(eq(activities.userId, id), notInArray(activities.category, ['Mail', 'Security']))
  const rows = await loggedReasons(server, told)
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
    ['LastNameFurigana', '佐藤'],
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

  test('of two edits of the same version that both change a field one is a conflict that names it alone', async () => {
    for (let round = 0; round < 5; round++) {
      const actor = await applicant(server)
      const answers = await Promise.all([
        edit(actor, { City: '酒田市', Tel: '0234000000' }),
        edit(actor, { City: '新庄市', LastName: '佐藤' }),
      ])
      const codes = answers.map(codeOf)
      expect(codes.toSorted()).toEqual(['CONFLICT', null])
      const fields = { City: '市区町村' }
      const refused = answers.find((answer) => answer.errors)?.errors?.[0]
      expect(refused?.extensions).toEqual({
        code: 'CONFLICT',
        fields,
        change: {
          version: 2,
          changedBy: { kind: 'administrator', name: '管理 太郎' },
          changedAt: TEST_NOW.toISOString(),
        },
      })
      expect(refused?.message).toBe(
        `別の操作で内容が更新されています。最新の内容を確認してから、もう一度保存してください。（項目：${Object.values(fields).join('、')}）`,
      )
      expect((await profileOf(actor))?.version).toBe(2)
      expect((await logOf(actor)).filter(([operation]) => operation !== 'OpenPoint')).toHaveLength(1)
    }
  })

  test('edits of different fields of the same version merge by themselves', async () => {
    for (let round = 0; round < 5; round++) {
      const actor = await applicant(server)
      const answers = await Promise.all([
        edit(actor, { Tel: '0234000000' }),
        edit(actor, { Building: '見本荘201' }),
        edit(actor, { Caution: '電話は夕方に' }),
      ])
      expect(answers.map(codeOf)).toEqual([null, null, null])
      expect(await profileOf(actor)).toMatchObject({
        tel: '0234000000',
        building: '見本荘201',
        caution: '電話は夕方に',
        version: 4,
      })
      expect(codeOf(await edit(actor, { Building: '見本荘301', City: '酒田市' }))).toBe('CONFLICT')
      expect((await profileOf(actor))?.city).toBe('鶴岡市')
    }
  })

  test('a step of the person’s way is no conflict, and nothing of it is kept of whoever leaves', async () => {
    const actor = await applicant(server)
    await actor.call('mutation { startOnlineCheck { Id } }')
    await server.db.update(userProfiles).set({ version: 7 }).where(eq(userProfiles.id, actor.id))
    expect((await edit(actor, { Tel: '0234000000' })).data?.updateUserProfileByAdmin.Version).toBe(8)
    expect((await profileOf(actor))?.changedIn).toEqual({ tel: 8 })
    await actor.call('mutation { requestWithdrawal { success } }')
    expect((await profileOf(actor))?.changedIn).toEqual({})
  })

  test('is stale after the member’s own change, too', async () => {
    const actor = await applicant(server)
    await edit(actor, { UpdateRequired: true })
    const save = `mutation { updateUserProfile(input: { LastName: "山田", FirstName: "花子", LastNameFurigana: "ヤマダ",
      FirstNameFurigana: "ハナコ", Gender: Women, Birthday: "1990-04-01", Tel: "0235999999", ZipCode: "9970000",
      Pref: Yamagata, City: "鶴岡市", Address: "見本町1-1" }) { UpdateRequired } }`
    expect((await actor.call(save)).data).toEqual({ updateUserProfile: { UpdateRequired: false } })
    const answer = await edit(actor, { Tel: '0235111111', City: '鶴岡市' }, 2)
    expect(answer.errors?.[0]?.extensions).toEqual({
      code: 'CONFLICT',
      fields: { Tel: '電話番号' },
      change: {
        version: 3,
        changedBy: { kind: 'self', name: null },
        changedAt: TEST_NOW.toISOString(),
      },
    })
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
