import { asc, eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { activities } from '../../../../server/ground/tables/activity'
import { preferenceSlots } from '../../../../server/ground/tables/places'
import { userProfiles } from '../../../../server/ground/tables/users'
import { staff, waiting, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'

const SET = `mutation ($Year: Int!, $Month: Int!, $AvailableSlots: Int!, $AdditionalAvailableSlots: Int!) {
  updatePreferenceSlot(input: { Year: $Year, Month: $Month, AvailableSlots: $AvailableSlots, AdditionalAvailableSlots: $AdditionalAvailableSlots }) {
    Year Month AvailableSlots AdditionalAvailableSlots GivenGuidanceCount
  }
}`

let server: TestServer
afterEach(() => server.close())

const open = (
  admin: Actor,
  Year: number,
  Month: number,
  AvailableSlots: number,
  AdditionalAvailableSlots = 0,
) => admin.call(SET, { Year, Month, AvailableSlots, AdditionalAvailableSlots })

const minutesAgo = (minutes: number) => new Date(TEST_NOW.getTime() - minutes * 60_000)

describe('updatePreferenceSlot', () => {
  test('opens a month, logs the change, and goes no lower than what is given', async () => {
    server = await startTestServer()
    const admin = await staff(server)
    await Promise.all([waiting(server), waiting(server), waiting(server)])
    expect((await open(admin, 2026, 12, 2, 1)).data).toEqual({
      updatePreferenceSlot: {
        Year: 2026,
        Month: 12,
        AvailableSlots: 2,
        AdditionalAvailableSlots: 1,
        GivenGuidanceCount: 3,
      },
    })
    const message = '案内済みの3名を下回る枠数にはできません。'
    expect((await open(admin, 2026, 12, 1, 1)).errors?.[0]).toMatchObject({
      message,
      extensions: { code: 'BAD_USER_INPUT', fields: { AvailableSlots: message } },
    })
    expect(codeOf(await open(admin, 2026, 12, 0, 3))).toBeNull()
    const rows = await server.db
      .select()
      .from(activities)
      .where(eq(activities.category, 'Preference'))
      .orderBy(asc(activities.id))
    expect(rows.map(({ text }) => text)).toEqual([
      `2026年12月の枠を変更しました（基本0→2、追加0→1）（操作：${admin.id}）`,
      `2026年12月の枠を変更しました（基本2→0、追加1→3）（操作：${admin.id}）`,
    ])
    await open(admin, 2027, 2, 4)
    const list = await admin.call('{ getPreference { Year Month } }')
    expect(list.data?.getPreference).toEqual([
      { Year: 2027, Month: 2 },
      { Year: 2026, Month: 12 },
    ])
  })

  const SAVE = `mutation ($input: UpdatePreferenceSlotInput!) {
    updatePreferenceSlot(input: $input) { AvailableSlots GivenGuidanceCount Version }
  }`
  const december = { Year: 2026, Month: 12, AvailableSlots: 1, AdditionalAvailableSlots: 0 }
  const save = (admin: Actor, input: object) => admin.call(SAVE, { input: { ...december, ...input } })

  test('of two saves of the same screen the second is a conflict that names the number', async () => {
    server = await startTestServer()
    const admin = await staff(server)
    expect((await save(admin, { AvailableSlots: 4, Version: 0 })).data).toEqual({
      updatePreferenceSlot: { AvailableSlots: 4, GivenGuidanceCount: 0, Version: 2 },
    })
    const answers = await Promise.all(
      [7, 5].map((AvailableSlots) => save(admin, { AvailableSlots, Version: 2 })),
    )
    expect(answers.map(codeOf).toSorted()).toEqual(['CONFLICT', null])
    expect(answers.find(({ errors }) => errors)?.errors?.[0]).toMatchObject({
      message: expect.stringContaining('（項目：基本枠）'),
      extensions: { fields: { AvailableSlots: '基本枠' }, change: { version: 3 } },
    })
    // The month is there already for whoever wants to open it, and an older client gives no version.
    expect(codeOf(await save(admin, { AvailableSlots: 9, Version: 0 }))).toBe('CONFLICT')
    expect(codeOf(await save(admin, { AvailableSlots: 9 }))).toBeNull()
  })

  test('writes nothing where nothing changes, and leaves months that are over alone', async () => {
    server = await startTestServer()
    const admin = await staff(server)
    await save(admin, { AvailableSlots: 4 })
    const before = await server.db.select().from(activities)
    expect((await save(admin, { AvailableSlots: 4, Version: 1 })).data).toMatchObject({
      updatePreferenceSlot: { Version: 2 },
    })
    expect(await server.db.select().from(activities)).toEqual(before)
    server.clock.set(new Date('2026-12-31T15:00:00Z'))
    await admin.signInAgain()
    const message = '過ぎた月の枠は変更できません。'
    expect((await save(admin, { AvailableSlots: 5 })).errors?.[0]?.extensions.fields).toEqual({
      Month: message,
    })
  })

  test('says at the additional number that it was lowered too far', async () => {
    server = await startTestServer()
    const admin = await staff(server)
    await Promise.all([waiting(server), waiting(server), waiting(server)])
    await save(admin, { AvailableSlots: 1, AdditionalAvailableSlots: 2 })
    const answer = await save(admin, { AvailableSlots: 1, AdditionalAvailableSlots: 1 })
    expect(Object.keys(answer.errors?.[0]?.extensions.fields ?? {})).toEqual(['AdditionalAvailableSlots'])
  })

  test('is told beforehand who would be invited, and nothing happens by asking', async () => {
    server = await startTestServer()
    const admin = await staff(server)
    const PREVIEW = `query ($input: UpdatePreferenceSlotInput!) {
      previewPreferenceSlot(input: $input) { Invitations People { Id } }
    }`
    const people = []
    for (let minutes = 5; minutes > 0; minutes--) people.push(await waiting(server, minutesAgo(minutes)))
    const [first, second, third] = people.map(({ id }) => id)
    await server.db
      .update(userProfiles)
      .set({ suspensionStatus1: true })
      .where(eq(userProfiles.id, second ?? ''))
    const preview = async (input: object) =>
      (await admin.call(PREVIEW, { input: { ...december, ...input } })).data?.previewPreferenceSlot
    expect(await preview({ AvailableSlots: 1, AdditionalAvailableSlots: 1 })).toEqual({
      Invitations: 2,
      People: [{ Id: first }, { Id: third }],
    })
    expect(await preview({ AvailableSlots: 50 })).toMatchObject({ Invitations: 4 })
    expect(await preview({ Month: 11, AvailableSlots: 50 })).toEqual({ Invitations: 0, People: [] })
    expect(new Set((await server.db.select().from(userProfiles)).map((row) => row.userStatus))).toEqual(
      new Set(['WaitingGuidance']),
    )
    await save(admin, { AvailableSlots: 2 })
    expect(await preview({ AvailableSlots: 2 })).toEqual({ Invitations: 0, People: [] })
    expect(await preview({ AvailableSlots: 3 })).toMatchObject({ Invitations: 1 })
  })

  test.each([
    ['Month', { Month: 13 }],
    ['Month', { Month: 0 }],
    ['Year', { Year: 1999 }],
    ['Year', { Year: 2101 }],
    ['AvailableSlots', { AvailableSlots: -1 }],
    ['AdditionalAvailableSlots', { AdditionalAvailableSlots: 10_000 }],
    ['AvailableSlots', { AvailableSlots: 2_147_483_647 }],
  ])('names the field that is out of bounds: %s %o', async (field, change) => {
    server = await startTestServer()
    const answer = await (
      await staff(server)
    ).call(SET, { Year: 2026, Month: 12, AvailableSlots: 1, AdditionalAvailableSlots: 0, ...change })
    expect(answer.errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { [field]: expect.stringMatching(/で入力してください$/) },
    })
    expect(await server.db.select().from(preferenceSlots)).toEqual([])
  })
})
