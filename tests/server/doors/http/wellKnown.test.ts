import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../support/testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('the addresses that tools look for', () => {
  it('lead password managers to where a password is changed', async () => {
    const answer = await fetch(`${server.url}/.well-known/change-password`, { redirect: 'manual' })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(`${server.deps.settings.origin}/account`)
  })

  it('tell whoever found a weakness whom to write to, for less than a year', async () => {
    const answer = await fetch(`${server.url}/.well-known/security.txt`)
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    const lines = new Map((await answer.text()).split('\n').map((line) => [line.split(': ')[0], line]))
    expect(lines.get('Contact')).toBe(`Contact: mailto:${server.deps.texts.contact.email}`)
    const expires = new Date(lines.get('Expires')?.slice('Expires: '.length) ?? '')
    const days = (expires.getTime() - server.clock.now().getTime()) / (24 * 3_600_000)
    expect(days).toBeGreaterThan(90)
    expect(days).toBeLessThan(365)
  })
})
