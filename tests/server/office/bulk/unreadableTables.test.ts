import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { startTestServer, type TestServer } from '../../../support/testServer'
import { PREVIEW_FILE } from './bulkTesting'

let server: TestServer
let admin: Actor
beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
})
afterAll(() => server.close())

describe('a table that cannot be read', () => {
  const heading = 'ドナー番号,期間の終わり'
  test.each([
    ['nothing', '', '「ドナー番号」の列がありません。「期間の終わり」の列がありません'],
    ['no rows', heading, 'データの行がありません'],
    ['an unknown heading', `${heading},備考\n1,2,3`, '「備考」という見出しは使用できません'],
    [
      'a heading of a page',
      `${heading},${'x'.repeat(99)}\n1,2,3`,
      `「${'x'.repeat(40)}…」という見出しは使用できません`,
    ],
    ['a heading twice', `${heading},ドナー番号\n1,2,3`, '「ドナー番号」という見出しが2つあります'],
    [
      'an open quote',
      `${heading}\n"D-1,2`,
      '2行目：この行を読み取れません。引用符（"）の対応を確認してください',
    ],
    ['another encoding', `${heading}\n\ufffd\ufffd,2`, '文字を読み取れません。文字コードを確認してください'],
    [
      'more than 10,000 rows',
      `${heading}\n${'D-1,2027-02-02\n'.repeat(10_001)}`,
      '一度に取り込めるのは10,000行までです',
    ],
    [
      'a megabyte of empty lines',
      `${heading}\n${'\n'.repeat(1_000_000)}D-1,2027-02-02`,
      '一度に取り込めるのは10,000行までです',
    ],
    ['more than 15 MB', `${heading}\n${'あ'.repeat(5_000_001)}`, '一度に取り込めるのは15MBまでです'],
  ])('%s', async (_name, Csv, sentence) => {
    const answer = await admin.call(PREVIEW_FILE, { input: { Act: 'PayRewards', Csv } })
    expect(answer.errors?.[0]).toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', fields: { Csv: sentence } },
    })
  })

  test('is refused to support staff before it is read', async () => {
    const support = await staff(server, 'Support')
    const answer = await support.call(PREVIEW_FILE, { input: { Act: 'PayRewards', Csv: 'x' } })
    expect(codeOf(answer)).toBe('FORBIDDEN')
  })
})
