import { hash } from 'node:crypto'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSettings } from '../../../../server/ground/settings/env'
import { registerDevGraphQL } from '../../../../server/doors/http/devGraphql'
import { graphqlExamples } from '../../../../server/doors/http/graphqlExamples'
import type { Settings } from '../../../../server/ground/settings/env'
import { applicant, certified, staff, waiting, type Actor } from '../../../support/actors'
import { startTestServer, type TestServer } from '../../../support/testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('/dev/graphql', () => {
  test('holds every example with its account, and runs its own scripts alone', async () => {
    const answer = await server.app.inject({ url: '/dev/graphql', headers: { host: 'localhost' } })
    expect(answer.statusCode).toBe(200)
    for (const { title, account } of graphqlExamples) {
      expect(answer.body).toContain(title)
      expect(answer.body).toContain(account)
    }
    const policy = String(answer.headers['content-security-policy'])
    const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(answer.body) ?? []
    expect(policy).toContain(`'sha256-${hash('sha256', script, 'base64')}'`)
    expect(policy).toMatch(/^default-src 'none';.* frame-ancestors 'none'$/)
    expect(/script-src [^;]*/.exec(policy)?.[0]).not.toContain('unsafe')
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test.each(graphqlExamples)('answers the example: $title', async ({ account, document, variables }) => {
    const make: Record<string, () => Promise<Actor>> = {
      'admin@example.com': () => staff(server),
      'support@example.com': () => staff(server, 'Support'),
      'donor@example.com': () => certified(server),
      'waiting@example.com': () => waiting(server),
      'applicant@example.com': () => applicant(server),
    }
    const answer = await (await make[account]?.())?.send(document, { ...variables })
    expect(answer?.errors).toBeUndefined()
    expect(answer?.data).toBeTruthy()
  })

  test('answers this machine under its own names only', async () => {
    const status = async (host: string, remoteAddress = '127.0.0.1') =>
      (await server.app.inject({ url: '/dev/graphql', headers: { host }, remoteAddress })).statusCode
    expect(await status('127.0.0.1:3000')).toBe(200)
    expect(await status('evil.example')).toBe(421)
    expect(await status('localhost', '192.0.2.2')).toBe(421)
  })

  test('does not exist where others reach the program, nor in production', async () => {
    const embedded = readSettings({ DATA_DIR: server.dataDir }, { production: false, empty: true })
    const status = async (settings: Partial<Settings>) => {
      const app = Fastify()
      registerDevGraphQL(app, { settings: { ...embedded, ...settings } })
      return (await app.inject({ url: '/dev/graphql' })).statusCode
    }
    expect(await status({})).toBe(200)
    expect(await status({ mode: 'production' })).toBe(404)
    expect(await status({ host: '0.0.0.0' })).toBe(404)
  })
})
