import { afterAll, beforeAll, expect, test } from 'vitest'
import { staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { startTestServer, type TestServer } from '../../../support/testServer'

let server: TestServer
let admin: Actor
let support: Actor
beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
  support = await staff(server, 'Support')
})
afterAll(() => server.close())

const save = (by: Actor, input: { Key: string; Value?: unknown }) =>
  by.call(
    'mutation ($input: SaveConsoleSettingInput!) { saveConsoleSetting(input: $input) { Key Value UpdatedAt } }',
    { input },
  )
const settings = async (by: Actor) =>
  (await by.call('{ getConsoleSettings { Key Value } }')).data?.getConsoleSettings

const views = { views: [{ name: '今週の検査', filter: { status: ['DonorRegistrationExam'] } }] }

test('a setting is kept for the one who saved it, replaced, and taken away', async () => {
  expect((await save(support, { Key: 'users.views', Value: views })).data).toEqual({
    saveConsoleSetting: { Key: 'users.views', Value: views, UpdatedAt: '2026-12-01T00:00:00.000Z' },
  })
  expect(await settings(support)).toEqual([{ Key: 'users.views', Value: views }])
  expect(await settings(admin)).toEqual([])
  await save(support, { Key: 'users.views', Value: 'compact' })
  expect(await settings(support)).toEqual([{ Key: 'users.views', Value: 'compact' }])
  expect((await save(support, { Key: 'users.views', Value: null })).data).toEqual({
    saveConsoleSetting: null,
  })
  expect(await settings(support)).toEqual([])
})

test.each(['null', '12', '"x"', '{}'])('a text that reads like JSON, %s, stays a text', async (Value) => {
  expect((await save(admin, { Key: 'text', Value })).data?.saveConsoleSetting?.Value).toBe(Value)
  expect(await settings(admin)).toEqual([{ Key: 'text', Value }])
  await save(admin, { Key: 'text', Value: null })
})

test.each([
  ['no name', { Key: '', Value: 1 }, 'Key'],
  ['a name with other characters', { Key: 'users views', Value: 1 }, 'Key'],
  ['a name of 61 characters', { Key: 'x'.repeat(61), Value: 1 }, 'Key'],
  ['more than 20,000 characters', { Key: 'x', Value: 'あ'.repeat(19_999) }, 'Value'],
])('%s is refused', async (_name, input, field) => {
  const answer = await save(admin, input)
  expect(codeOf(answer)).toBe('BAD_USER_INPUT')
  expect(Object.keys(answer.errors?.[0]?.extensions.fields ?? {})).toEqual([field])
})

test('fifty settings are kept, and a fifty-first is not; one of them can still be replaced', async () => {
  const keys = Array.from({ length: 50 }, (_, index) => `view.${index}`)
  const answers = await Promise.all(keys.map((Key) => save(admin, { Key, Value: 'あ'.repeat(300) })))
  expect(answers.map(codeOf)).toEqual(keys.map(() => null))
  expect(codeOf(await save(admin, { Key: 'view.50', Value: 1 }))).toBe('BAD_USER_INPUT')
  expect(codeOf(await save(admin, { Key: 'view.49', Value: 1 }))).toBeNull()
  expect(await settings(admin)).toHaveLength(50)
})
