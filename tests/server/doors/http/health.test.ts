import { expect, inject, test } from 'vitest'
import { connectDatabase } from '../../../../server/ground/db/client'
import { applicant } from '../../../support/actors'
import { startTestServer } from '../../../support/testServer'

/** Ends all connections to a database and lets nobody in again. */
async function shut(name: string): Promise<void> {
  const { pool, close } = connectDatabase(inject('postgresUrl'), { connections: 1 })
  await pool.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`)
  await pool.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name])
  await close()
}

test('says whether the database answers, and goes on when it does not', async () => {
  const server = await startTestServer()
  const ask = async () => {
    const response = await fetch(`${server.url}/readyz`)
    return { status: response.status, body: await response.json() }
  }
  expect(await ask()).toEqual({ status: 200, body: { database: 'ok' } })
  const member = await applicant(server)
  const callAsMember = () =>
    fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: member.token },
      body: JSON.stringify({ query: '{ getUser { Id } }' }),
    })
  expect((await callAsMember()).status).toBe(200)
  const { rows } = await server.db.$client.query<{ name: string }>('SELECT current_database() AS name')
  await shut(rows[0]?.name ?? '')
  expect(await ask()).toEqual({ status: 503, body: { database: 'unreachable' } })
  expect((await fetch(`${server.url}/health`)).status).toBe(503)
  const refused = await callAsMember()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10'])
  expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'INTERNAL' } }] })
  const living = await fetch(`${server.url}/livez`)
  expect([living.status, await living.json()]).toEqual([200, { program: 'ok' }])
  await server.close()
})
