import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filterSql } from '../../../../server/ground/db/filterSql'
import { holdsOne, spellingsOf } from '../../../../server/ground/db/searchGrams'
import { userProfiles } from '../../../../server/ground/tables/users'
import { filteredColumns } from '../../../../server/records/person/profileColumns'
import { foldName } from '../../../../shared/facts/normalise'
import { startTestServer, type TestServer } from '../../../support/testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const letters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_item, index) => String.fromCodePoint(from + index))

/** Latin, Greek and Cyrillic, signs, kana, kanji with those beyond 16 bits, half and full width, variation selectors. */
const everyLetter = [
  [0x20, 0x52f],
  [0x1e00, 0x1eff],
  [0x2000, 0x9fff],
  [0xf900, 0xffef],
  [0x20000, 0x2a6df],
  [0xe0100, 0xe01ef],
].flatMap(([from = 0, to = 0]) => letters(from, to))

test('the database folds every letter as shared/facts/normalise.ts does', async () => {
  const texts = everyLetter.map((letter) => `辻${letter}a`)
  const { rows } = await server.db.execute<{ folded: string }>(
    sql`select fold_name(typed) as folded from unnest(${sql.param(texts)}::text[]) with ordinality as texts(typed, place) order by place`,
  )
  const differing = texts.filter((text, index) => foldName(text) !== rows[index]?.folded)
  expect([texts.length > 70_000, differing]).toEqual([true, []])
})

test('a search, and a condition on a name or town, are answered by the index', async () => {
  const plan = async (where: SQL | undefined) =>
    server.db.transaction(async (transaction) => {
      await transaction.execute(sql`set local enable_seqscan = off`)
      const { rows } = await transaction.execute<Record<'QUERY PLAN', string>>(
        sql`explain select id from ${userProfiles} where ${where}`,
      )
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })
  const names = 'Index Scan on user_profiles_folded_grams'
  expect(await plan(holdsOne(spellingsOf('竜が崎'), userProfiles.foldedText))).toContain(names)
  for (const operator of ['contains', 'eq', 'beginsWith'])
    expect(await plan(filterSql({ LastName: { [operator]: '葛󠄀城' } }, filteredColumns))).toContain(names)
  expect(await plan(filterSql({ City: { contains: '鎌ヶ谷' } }, filteredColumns))).toContain(
    'Index Scan on user_profiles_folded_city_grams',
  )
  // The control: what no index answers.
  expect(await plan(sql`fold_name(last_name) = '葛城'`)).not.toContain('folded_grams')
})
