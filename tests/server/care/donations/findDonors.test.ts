import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordReadLists, recordReads } from '../../../../server/ground/tables/recordReads'
import { userProfiles } from '../../../../server/ground/tables/users'
import { staff, waiting, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { donor } from '../../../support/people'
import { startTestServer, type TestServer } from '../../../support/testServer'

let server: TestServer
let desk: Actor
beforeAll(async () => {
  server = await startTestServer()
  desk = await staff(server, 'Reception')
})
afterAll(() => server.close())

type Profile = Partial<typeof userProfiles.$inferInsert>

async function named(profile: Profile): Promise<string> {
  const { id } = await donor(server)
  await server.db.update(userProfiles).set(profile).where(eq(userProfiles.id, id))
  return id
}

const find = (Text: string) =>
  desk.call('query ($Text: String!) { findDonors(Text: $Text) { UserId DonorId LastName Birthday } }', {
    Text,
  })
const idsFor = async (text: string) => (await find(text)).data?.findDonors.map(({ UserId }) => UserId)

/** How often staff read of the person, by the operation. */
async function readsOf(id: string): Promise<number> {
  const rows = await server.db
    .select({ id: recordReads.id })
    .from(recordReads)
    .leftJoin(recordReadLists, eq(recordReadLists.id, recordReads.listId))
    .where(
      sql`${recordReads.operation} = 'findDonors' and (${recordReads.userId} = ${id} or ${id}::uuid = any(${recordReadLists.people}))`,
    )
  return rows.length
}

test('reception finds certified donors by parts of the name, its reading and the birthday', async () => {
  const one = await named({
    lastName: '葛城',
    firstName: '花子',
    lastNameFurigana: 'カツラギ',
    firstNameFurigana: 'ハナコ',
    birthday: '1988-03-04',
  })
  const other = await named({
    lastName: '葛城',
    firstName: '太郎',
    lastNameFurigana: 'カツラギ',
    firstNameFurigana: 'タロウ',
    birthday: '1991-07-09',
  })
  for (const text of [
    '葛城 花子',
    '葛󠄀城　花子',
    'かつらぎ はなこ',
    '昭和63年3月4日',
    '葛城 1988/3/4',
    '19880304',
  ])
    expect([text, await idsFor(text)]).toEqual([text, [one]])
  expect(await idsFor('ｶﾂﾗｷﾞ')).toEqual([other, one])
  expect(await idsFor('葛城 1991-07-08')).toEqual([])
  expect(await readsOf(one)).toBe(7)
  expect(await readsOf(other)).toBe(1)
})

test('shows five at most, and each of them is read', async () => {
  const ids: string[] = []
  for (const firstName of ['一', '二', '三', '四', '五', '六', '七'])
    ids.push(await named({ lastName: '多勢', firstName, lastNameFurigana: 'オオゼイ' }))
  const shown = await idsFor('多勢')
  expect(shown).toHaveLength(5)
  const reads = await Promise.all(ids.map(readsOf))
  expect(ids.map((id, index) => [shown?.includes(id), reads[index]])).toEqual(
    ids.map((id) => (shown?.includes(id) ? [true, 1] : [false, 0])),
  )
})

test('finds nobody who is not certified, and nobody by a part of a number', async () => {
  const id = await named({ lastName: '終了', firstName: '済', donorStatus: 'NotCertified' })
  const plain = await waiting(server)
  await server.db
    .update(userProfiles)
    .set({ lastName: '終了', firstName: '前' })
    .where(eq(userProfiles.id, plain.id))
  expect(await idsFor('終了')).toEqual([])
  expect(await readsOf(id)).toBe(0)
  for (const text of ['', '　', '0000', '葛城 12', '葛'.repeat(101)])
    expect([text, codeOf(await find(text))]).toEqual([text, 'BAD_USER_INPUT'])
})
