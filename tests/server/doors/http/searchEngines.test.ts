import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../support/testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('the map for search engines names the public pages, and no other', async () => {
  const { origin } = server.deps.settings
  const answer = await server.app.inject('/sitemap.xml')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8')
  const addresses = Array.from(answer.body.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address]) => address)
  expect(addresses).toEqual(
    [
      '/',
      '/trial_check',
      '/criteria',
      '/terms',
      '/privacy_policy',
      '/handling_of_personal',
      '/procedures_for_disclosure',
    ].map((path) => `${origin}${path}`),
  )
})

test('robots are told of the map, and kept from the console and the API', async () => {
  const answer = await server.app.inject('/robots.txt')
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(answer.body.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /admin/',
    'Disallow: /graphql',
    `Sitemap: ${server.deps.settings.origin}/sitemap.xml`,
    '',
  ])
})
