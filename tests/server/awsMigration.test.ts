import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../support/database'

// What deploy/aws runs before each version, beginning with an empty database.

const APP = `app_${randomUUID().slice(0, 8)}`

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ bare: true, connections: 1 })
})
afterAll(async () => {
  await database.pool.query(`DROP OWNED BY ${APP}; DROP ROLE ${APP}`)
  await database.close()
})

function migrate(password: string) {
  const { status, stdout } = spawnSync(process.execPath, ['deploy/aws/migrate.mjs'], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: database.url, APP_USER: APP, APP_PASSWORD: password },
  })
  return { status, last: stdout.trim().split('\n').at(-1) }
}

async function asService(statement: string): Promise<string> {
  await database.pool.query(`SET ROLE ${APP}`)
  try {
    await database.pool.query(statement)
    return 'ok'
  } catch (error) {
    return error instanceof Error ? error.message : ''
  } finally {
    await database.pool.query('RESET ROLE')
  }
}

test('it makes schema and user, any number of times, and the service may not rewrite its log', async () => {
  const done = { status: 0, last: `「${APP}」に、サービスの権限を設定しました。` }
  expect(migrate(`it's \\ a "password"`)).toEqual(done)
  const passwordOf = async () =>
    (await database.pool.query('SELECT rolpassword FROM pg_authid WHERE rolname = $1', [APP])).rows[0]
  const first = await passwordOf()
  expect(migrate('another')).toEqual(done)
  expect(await passwordOf()).not.toEqual(first)

  expect(await asService('CREATE SCHEMA pgboss')).toBe('ok')
  expect(await asService("UPDATE user_profiles SET last_name = 'x' WHERE false")).toBe('ok')
  for (const table of [
    'activities',
    'activity_seals',
    'record_seals',
    'tree_nodes',
    'declarations',
    'reward_entries',
  ]) {
    expect(await asService(`SELECT FROM ${table}`)).toBe('ok')
    expect(await asService(`DELETE FROM ${table}`)).toBe(`permission denied for table ${table}`)
  }
  expect(await asService('CREATE TABLE public.of_the_service ()')).toMatch('permission denied')
})
