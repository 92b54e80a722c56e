import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeBarcode } from '../../../../server/care/donations/periods/makeDonorCard'
import { code128Svg } from '../../../../shared/facts/code128'
import { applicant, certified, newcomer, staff, suspended, type Actor } from '../../../support/actors'
import { startTestServer, type TestServer } from '../../../support/testServer'

let server: TestServer
let owner: Actor
beforeAll(async () => {
  server = await startTestServer()
  owner = await certified(server, {
    donorId: 'D-000077',
    ...(await writeBarcode(server.deps.files, 'D-000077')),
  })
})
afterAll(() => server.close())

const get = (token: string | null, query = '') =>
  fetch(`${server.url}/api/donor_card${query}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })

test('the owner gets the barcode, and nothing may keep it or run in it', async () => {
  const answer = await get(owner.token)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe(code128Svg('D-000077'))
  expect(answer.headers.get('content-type')).toMatch(/^image\/svg\+xml/)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('content-security-policy')).toBe(
    "default-src 'none'; sandbox; frame-ancestors 'none'",
  )
})

test.each(['Administrator', 'Support'] as const)('%s gets that of a person', async (role) => {
  const { token } = await staff(server, role)
  const answer = await get(token, `?user=${owner.id}`)
  expect([answer.status, await answer.text()]).toEqual([200, code128Svg('D-000077')])
  expect((await get(token)).status).toBe(404)
  expect((await get(token, '?user=x')).status).toBe(404)
  expect((await get(token, `?user=${owner.id}&user=${owner.id}`)).status).toBe(404)
})

test('a card of somebody else answers as one that does not exist', async () => {
  const other = await certified(server)
  const answers = await Promise.all([
    get(other.token, `?user=${owner.id}`),
    get(other.token),
    get((await applicant(server)).token),
    get((await newcomer(server)).token),
    get((await suspended(server)).token),
  ])
  const bodies = await Promise.all(answers.map((answer) => answer.text()))
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  expect(new Set(bodies).size).toBe(1)
})

test('nobody gets one without a good access token', async () => {
  for (const token of [null, 'x.y.z', owner.idToken]) {
    const answer = await get(token, `?user=${owner.id}`)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([401, 'no-store'])
  }
})
