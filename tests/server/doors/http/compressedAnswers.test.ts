import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staff, type Actor } from '../../../support/actors'
import { startTestServer, type TestServer } from '../../../support/testServer'

let server: TestServer
let admin: Actor
beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
  for (let other = 0; other < 25; other++) await staff(server)
})
afterAll(() => server.close())

const LIST = '{ listAdministratorByIdProfileCreatedAt(limit: 100) { items { Id Name Email CreatedAt } } }'
const COUNT = '{ countWork { All } }'

const ask = (query: string, accepted: string) =>
  server.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${admin.token}`, 'accept-encoding': accepted },
    payload: { query },
  })

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)(
  'a long answer is sent as %s to those who take it, and says the same',
  async (encoding, unpack) => {
    const packed = await ask(LIST, encoding)
    const plain = await ask(LIST, 'identity')
    expect(packed.headers['content-encoding']).toBe(encoding)
    expect(packed.headers.vary).toContain('accept-encoding')
    expect(packed.headers['content-type']).toBe(plain.headers['content-type'])
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
    expect(unpack(packed.rawPayload).toString()).toBe(plain.payload)
    expect(plain.headers['content-encoding']).toBeUndefined()
  },
)

test('a short answer is sent as it is', async () => {
  const { headers } = await ask(COUNT, 'br')
  expect(headers['content-encoding']).toBeUndefined()
})
