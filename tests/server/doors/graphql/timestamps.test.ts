import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicant, newcomer, staff } from '../../../support/actors'
import { SAVE, START } from '../../../support/answers'
import { startTestServer, type TestServer } from '../../../support/testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a person, her check and what she did say when they were made and changed', async () => {
  const person = await applicant(server)
  await person.call(START)
  const { data } = await person.call('{ getUser { CreatedAt UpdatedAt ScreeningInfo { Id } } }')
  expect(data?.getUser).toMatchObject({ CreatedAt: expect.any(String), UpdatedAt: expect.any(String) })

  const READ = 'query ($id: ID!) { getScreeningById(ScreeningId: $id) { CreatedAt UpdatedAt } }'
  const id = data?.getUser.ScreeningInfo[0]?.Id
  const before = (await person.call(READ, { id })).data?.getScreeningById
  expect(before).toEqual({
    CreatedAt: server.clock.now().toISOString(),
    UpdatedAt: server.clock.now().toISOString(),
  })
  server.clock.advance(60_000)
  await person.call(SAVE, { id, answers: { Q18: { choices: ['no'] } } })
  const after = (await person.call(READ, { id })).data?.getScreeningById
  expect(after).toEqual({ ...before, UpdatedAt: server.clock.now().toISOString() })

  const office = await staff(server)
  const log = await office.call(
    'query ($id: ID!) { listUserActivity(user_id: $id) { items { time CreatedAt UpdatedAt } } }',
    { id: person.id },
  )
  const [newest] = log.data?.listUserActivity.items ?? []
  expect(newest).toEqual({ time: newest?.time, CreatedAt: newest?.time, UpdatedAt: newest?.time })
})

test('somebody without a profile has them too', async () => {
  const { data } = await (await newcomer(server)).call('{ getUser { CreatedAt UpdatedAt } }')
  expect(data?.getUser).toMatchObject({ CreatedAt: expect.any(String), UpdatedAt: expect.any(String) })
})
