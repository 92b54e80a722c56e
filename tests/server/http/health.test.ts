import { expect, test } from 'vitest'
import { startTestServer } from '../../support/testServer'

test('says whether the database answers, and goes on when it does not', async () => {
  const server = await startTestServer()
  const ask = async () => {
    const response = await fetch(`${server.url}/health`)
    return { status: response.status, body: await response.json() }
  }
  expect(await ask()).toEqual({ status: 200, body: { database: 'ok' } })
  await server.db.$client.end()
  expect(await ask()).toEqual({ status: 503, body: { database: 'unreachable' } })
  await server.app.close()
  await server.deps.mail.stop()
})
