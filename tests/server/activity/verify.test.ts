import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { exportHead } from '../../../server/records/seals/heads'
import { sealActivities } from '../../../server/records/seals/sealActivities'
import { createRandom } from '../../../devtools/world/random'
import { bundled } from '../../support/bundled'
import { startTestServer, TEST_NOW, type TestServer } from '../../support/testServer'
import { writeLog } from './sealTesting'

// The program itself, in a process of its own.
vi.setConfig({ testTimeout: 120_000 })

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function verify(env: Record<string, string | undefined> = {}) {
  const child = spawn(process.execPath, bundled('verify'), {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: server.dataDir,
      DATABASE_URL: server.db.$client.options.connectionString,
      ...env,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const [code] = await once(child, 'close')
  return { code: code as number, lines: output.trimEnd().split('\n') }
}

test('says what is whole and what is not, and ends with a code', async () => {
  await writeLog(server.db, 1_200, createRandom(4))
  await sealActivities(server.db)
  await exportHead(server.deps, TEST_NOW)
  await writeLog(server.db, 1, createRandom(5))
  expect(await verify()).toEqual({
    code: 0,
    lines: [
      '操作履歴 1,200件と判定・協力金 0件の封印、控え 1件を確かめました。',
      'ほかに 1件が、これから封印されます。',
      '改ざんは見つかりませんでした。',
    ],
  })

  for (const statement of [
    'ALTER TABLE activities DISABLE TRIGGER USER',
    'ALTER TABLE activity_seals DISABLE TRIGGER USER',
    "UPDATE activities SET text = 'なにもありませんでした' WHERE id BETWEEN 11 AND 20",
    'DELETE FROM unsealed_activities',
    'DELETE FROM activity_seals WHERE no > 1195',
  ])
    await server.db.execute(sql.raw(statement))
  const { code, lines } = await verify()
  expect(code).toBe(1)
  expect(lines.slice(0, 3)).toEqual([
    '操作履歴 1,195件と判定・協力金 0件の封印、控え 1件を確かめました。',
    '異常が 17件見つかりました。最初の異常：',
    '  変更されています（行 11、封印 11）',
  ])
  expect(lines.at(-2)).toBe('  ほか 7件')
  expect(lines.at(-1)).toMatch(/^サーバーが異常終了したときは/)
  expect(lines.join()).not.toContain('なにもありませんでした')
})

test('does not make what it does not find', async () => {
  const nowhere = join(server.dataDir, 'nowhere')
  expect(await verify({ DATABASE_URL: '', DATA_DIR: nowhere })).toEqual({
    code: 2,
    lines: [
      `データフォルダー「${nowhere}」にデータベースがありません。環境変数「DATA_DIR」または「DATABASE_URL」を確認してください。`,
    ],
  })
  const unreachable = await verify({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nowhere' })
  expect([unreachable.code, unreachable.lines[0]]).toEqual([
    2,
    'データベースに接続できません。環境変数「DATABASE_URL」と、データベースが動いていることを確認してください。',
  ])
})
