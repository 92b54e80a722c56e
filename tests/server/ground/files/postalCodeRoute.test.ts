import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { logOptions } from '../../../../server/ground/log/logOptions'
import { SettingsError } from '../../../../server/ground/settings/env'
import { registerPostalCodeRoute } from '../../../../server/doors/http/postalCodeRoute'
import { createPostalCodeSearch } from '../../../../server/ground/files/createPostalCodeSearch'

const servers: Server[] = []
afterEach(async () => {
  await Promise.all(
    servers.splice(0).map((server) => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    }),
  )
})

/** A local server that keeps the address of every request it gets. */
async function recording(answer: RequestListener) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/search?lang=ja` }
}

const json =
  (value: unknown): RequestListener =>
  (_request, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(value))

const town = { address1: '山形県', address2: '鶴岡市', address3: '覚岸寺' }

function route(postalCodeApiUrl: string | null) {
  let logged = ''
  const stream = { write: (line: string) => void (logged += line) }
  const log = pino({ ...logOptions, level: 'debug' }, stream)
  const app = Fastify({ logger: { level: 'debug', stream } })
  registerPostalCodeRoute(app, {
    postalCodes: createPostalCodeSearch({ settings: { postalCodeApiUrl } }),
    log,
  })
  return {
    ask: (query: string) => app.inject({ url: `/api/postal_code${query}` }),
    logged: () => logged,
  }
}

const SEARCH_FAILED = { message: '住所を検索できませんでした。住所を直接入力してください。' }

// What could be made of a postal code to have the server call somebody else.
const PAYLOADS = [
  '169.254.169.254',
  'http://169.254.169.254/latest/meta-data/',
  '@evil.example',
  '9970052@evil.example',
  '9970052#',
  '#9970052',
  '9970052\r\nHost: evil.example',
  '\r\n9970052',
  '99700521',
  '997005',
  '-997005',
  '+9970052',
  '[::1]',
  '[::ffff:169.254.169.254]',
  '٩٩٧٠٠٥٢',
  '९९७००५२',
  '9970052&x=y',
  '../9970052',
  '0x98237',
  '9970052\0',
]

describe('GET /api/postal_code', () => {
  it('answers from the shipped data, full-width digits folded, and may be kept for a day', async () => {
    const { ask, logged } = route(null)
    for (const digits of ['9970052', '９９７００５２']) {
      const answer = await ask(`?zipcode=${encodeURIComponent(digits)}`)
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toEqual({ results: [town] })
      expect(answer.headers['cache-control']).toBe('public, max-age=86400')
    }
    expect((await ask('?zipcode=4980000')).json()).toEqual({
      results: [
        { address1: '愛知県', address2: '弥富市', address3: '' },
        { address1: '三重県', address2: '桑名郡木曽岬町', address3: '' },
      ],
    })
    expect((await ask('?zipcode=0000000')).json()).toEqual({ results: [] })
    expect(logged()).not.toMatch(/9970052|4980000/)
  })

  it('asks the service of the settings and nobody else, whatever is sent', async () => {
    const service = await recording(json({ results: [town] }))
    const { ask, logged } = route(service.url)
    expect(PAYLOADS).toHaveLength(20)
    for (const payload of PAYLOADS) {
      const answer = await ask(`?zipcode=${encodeURIComponent(payload)}`)
      expect(answer.statusCode, payload).toBe(400)
      expect(answer.json()).toEqual({ message: '7桁の郵便番号を入力してください' })
      expect(answer.headers['cache-control']).toBe('no-store')
    }
    for (const query of [
      '',
      '?zipcode=',
      '?zipcode=9970052&zipcode=9970053',
      '?zipcode[]=9970052',
      '?ZIPCODE=9970052',
    ])
      expect((await ask(query)).statusCode, query).toBe(400)
    expect(service.asked).toEqual([])

    expect((await ask('?zipcode=9970052')).json()).toEqual({ results: [town] })
    expect(service.asked).toEqual(['/search?lang=ja&zipcode=9970052'])
    expect(logged()).not.toContain('997005')
  })

  it('takes null for an unknown code', async () => {
    const service = await recording(json({ results: null, status: 200, message: null }))
    expect((await route(service.url).ask('?zipcode=0000000')).json()).toEqual({ results: [] })
  })

  it('follows no redirect', async () => {
    const inside = await recording(json({ results: [town] }))
    const service = await recording((_request, response) =>
      response.writeHead(302, { location: inside.url }).end(),
    )
    const answer = await route(service.url).ask('?zipcode=9970052')
    expect(answer.statusCode).toBe(502)
    expect(answer.json()).toEqual(SEARCH_FAILED)
    expect(inside.asked).toEqual([])
  })

  it('gives up on a service that does not answer within three seconds', async () => {
    const service = await recording(() => undefined)
    const answer = await route(service.url).ask('?zipcode=9970052')
    expect(answer.statusCode).toBe(502)
    expect(answer.json()).toEqual(SEARCH_FAILED)
  })

  it.each([
    ['an error', (_request, response) => response.writeHead(500).end('{"results":[]}')],
    ['no JSON', (_request, response) => response.end('<html>')],
    ['another shape', json({ results: [{ address1: { $ne: 1 } }] })],
    ['a single object', json({ results: town })],
    ['no results at all', json({ status: 400 })],
    [
      'too much',
      (_request, response) => response.end(JSON.stringify({ results: [], pad: 'x'.repeat(64_001) })),
    ],
  ] satisfies [string, RequestListener][])('refuses a service that answers %s', async (_what, answer) => {
    const service = await recording(answer)
    const { ask, logged } = route(service.url)
    const refused = await ask('?zipcode=9970052')
    expect(refused.statusCode).toBe(502)
    expect(refused.json()).toEqual(SEARCH_FAILED)
    expect(refused.headers['cache-control']).toBe('no-store')
    expect(logged()).toContain('postal code search failed')
    expect(logged()).not.toContain('9970052')
  })

  it('answers the same when the service cannot be reached', async () => {
    const service = await recording(json({}))
    const { url } = service
    await new Promise((resolve) => servers.pop()?.close(resolve))
    expect((await route(url).ask('?zipcode=9970052')).json()).toEqual(SEARCH_FAILED)
  })

  it('passes on plain bounded text', async () => {
    const hostile = {
      address1: ' 山形県\u202e\0 ',
      address2: '鶴岡市\ud800<script>',
      address3: 'ｶｸ𠮷'.repeat(200),
    }
    const service = await recording(json({ results: [hostile, ...Array.from({ length: 149 }, () => town)] }))
    const { results } = (await route(service.url).ask('?zipcode=9970052')).json<{ results: unknown[] }>()
    expect(results).toHaveLength(100)
    expect(results[0]).toEqual({
      address1: '山形県',
      address2: '鶴岡市<script>',
      address3: `${'カク𠮷'.repeat(33)}カ`,
    })
  })
})

it.each(['file:///etc/passwd', 'ftp://example.com', 'example', ''])(
  'refuses to start with the service at %j',
  (postalCodeApiUrl) => {
    expect(() => createPostalCodeSearch({ settings: { postalCodeApiUrl } })).toThrow(SettingsError)
  },
)
