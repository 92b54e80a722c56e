import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readSettings } from '../../../../server/ground/settings/env'
import { registerDevMail } from '../../../../server/doors/http/devMail'
import { createFolderTransport } from '../../../../server/ground/outbox/createMail'
import type { OutgoingMail } from '../../../../server/ground/outbox/mail'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'mail-page-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const SCRIPT = '<script>alert(1)</script>'

const mailAt = (hour: number, change: Partial<OutgoingMail> = {}): OutgoingMail => ({
  id: `00000000-0000-4000-8000-0000000000${String(hour).padStart(2, '0')}`,
  kind: 'signUpCode',
  requestedAt: new Date(Date.UTC(2026, 11, 1, hour)),
  date: new Date(Date.UTC(2026, 11, 1, hour)),
  from: { name: 'なかつぐ', address: 'no-reply@example.com' },
  replyTo: { name: 'なかつぐ', address: 'contact@example.com' },
  to: 'hanako@example.com',
  unsubscribeUrl: null,
  subject: `確認コード ${hour}`,
  text: 'マイページ：http://localhost:3000/mypage\n外：http://evil.example/',
  html: '<p>こんにちは</p>',
  attachments: [],
  ...change,
})

async function write(...mails: OutgoingMail[]) {
  const transport = createFolderTransport(join(dataDir, 'mail'))
  for (const mail of mails) await transport.send(mail)
  transport.close()
}

function page(environment: Record<string, string> = {}, production = false) {
  const app = Fastify()
  const settings = readSettings(
    { DATA_DIR: dataDir, ORIGIN: 'http://localhost:3000', ...environment },
    { production, empty: true },
  )
  registerDevMail(app, { settings })
  return { get: (url: string) => app.inject({ url }), inject: app.inject.bind(app) }
}

const nameOf = () =>
  (readdirSync(join(dataDir, 'mail')).find((file) => file.endsWith('.eml')) ?? '').slice(0, -4)

describe('/dev/mail', () => {
  it('says that there is nothing yet, then lists mails newest first in Japanese time', async () => {
    const app = page()
    expect((await app.get('/dev/mail')).body).toContain('メールはまだありません')
    await write(mailAt(1), mailAt(3), mailAt(2))
    const answer = await app.get('/dev/mail')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body.match(/確認コード \d/g)).toEqual(['確認コード 3', '確認コード 2', '確認コード 1'])
    expect(answer.body).toContain('2026年12月1日（火）12:00　宛先：hanako@example.com')
  })

  it('shows the newest 200', async () => {
    const many = Array.from({ length: 203 }, (_, n) =>
      mailAt(1, {
        id: `00000000-0000-4000-8000-000000000${String(n).padStart(3, '0')}`,
        requestedAt: new Date(Date.UTC(2026, 11, 1, 0, n)),
        subject: `件名${n}。`,
      }),
    )
    await write(...many)
    const { body } = await page().get('/dev/mail')
    expect(body.match(/<li>/g)).toHaveLength(200)
    expect(body).toContain('件名202。')
    expect(body).not.toContain('件名2。')
  })

  it('shows what was written as text, and runs none of it', async () => {
    await write(
      mailAt(1, {
        subject: `件名${SCRIPT}`,
        text: `本文${SCRIPT}`,
        html: SCRIPT,
        to: 'a&b@example.com',
        attachments: [{ filename: `"${SCRIPT}.ics`, contentType: 'text/calendar', content: 'BEGIN' }],
      }),
    )
    const app = page()
    for (const url of ['/dev/mail', `/dev/mail/${nameOf()}`]) {
      const answer = await app.get(url)
      expect(answer.body).not.toContain('<script')
      expect(answer.body).toContain('件名&lt;script&gt;')
      expect(answer.body).toContain('a&amp;b@example.com')
      expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
    }
    const html = await app.get(`/dev/mail/${nameOf()}/html`)
    expect(html.body).toBe(SCRIPT)
    expect(html.headers['content-security-policy']).toMatch(/^sandbox allow-popups [^;]*; default-src 'none'/)
    expect(html.headers['content-security-policy']).not.toContain('script')
  })

  it('links our own addresses only', async () => {
    await write(mailAt(1))
    const { body } = await page().get(`/dev/mail/${nameOf()}`)
    expect(body).toContain('<a href="http://localhost:3000/mypage">')
    expect(body).not.toContain('href="http://evil.example')
  })

  it('opens the links of a mail beside the page, which frames nothing but the mail', async () => {
    await write(mailAt(1, { html: '<html><head><title>t</title></head><body></body></html>' }))
    const { body } = await page().get(`/dev/mail/${nameOf()}/html`)
    expect(body).toContain('<base target="_blank">')
  })

  it('hands over attachments and the message file', async () => {
    const content = 'SUMMARY:なかつぐ ガイダンス'
    await write(
      mailAt(1, { attachments: [{ filename: 'ガイダンス.ics', contentType: 'text/calendar', content }] }),
    )
    const app = page()
    const file = await app.get(`/dev/mail/${nameOf()}/attachments/0`)
    expect(file.body).toBe(content)
    expect(file.headers['content-disposition']).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('ガイダンス.ics')}`,
    )
    expect((await app.get(`/dev/mail/${nameOf()}/source`)).body).toContain('Subject: =?UTF-8?')
    expect((await app.get(`/dev/mail/${nameOf()}/attachments/1`)).statusCode).toBe(404)
  })

  it.each([
    '..%2f..%2fsecret',
    '%2e%2e%2fsecret',
    '..%2fsecret',
    '%2fetc%2fpasswd',
    'secret',
    '%00',
    '..%5csecret',
    '.',
  ])('finds no mail at %s', async (name) => {
    await write(mailAt(1))
    writeFileSync(join(dataDir, 'secret.eml'), 'secret')
    writeFileSync(join(dataDir, 'secret.json'), JSON.stringify({ text: 'secret' }))
    for (const suffix of ['', '/html', '/source', '/attachments/0']) {
      const answer = await page().get(`/dev/mail/${name}${suffix}`)
      expect(answer.statusCode).toBe(404)
      expect(answer.body).not.toContain('secret"')
    }
  })

  it('lists the others when one file is spoilt', async () => {
    await write(mailAt(1), mailAt(2))
    writeFileSync(join(dataDir, 'mail', `${nameOf()}.json`), '{"time":1}')
    const { body, statusCode } = await page().get('/dev/mail')
    expect(statusCode).toBe(200)
    expect(body.match(/<li>/g)).toHaveLength(1)
  })

  it('answers under the names of this machine, to this machine', async () => {
    await write(mailAt(1))
    const app = page()
    const status = async (host: string, remoteAddress = '127.0.0.1') =>
      (await app.inject({ url: '/dev/mail', headers: { host }, remoteAddress })).statusCode
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])
      expect(await status(host)).toBe(200)
    expect(await status('localhost:3000', '::1')).toBe(200)
    for (const host of ['evil.example', 'localhost.evil.example', '192.0.2.2'])
      expect(await status(host)).toBe(421)
    expect(await status('localhost:3000', '192.0.2.2')).toBe(421)
    const open = page({ HOST: '0.0.0.0' })
    expect((await open.get('/dev/mail')).statusCode).toBe(404)
  })

  it('does not exist with a mail server, nor in production', async () => {
    await write(mailAt(1))
    const required = {
      GRAPHQL_ENDPOINT: 'https://nakatsugu.example/graphql',
      REGION: 'ap-northeast-1',
      USER_POOL_CLIENT_ID: 'client',
      USER_POOL_ID: 'ap-northeast-1_pool',
      IDENTITY_POOL_ID: 'ap-northeast-1:pool',
      DATABASE_URL: 'postgres://localhost/nakatsugu',
      SMTP_URL: 'smtp://localhost',
      OPERATOR_FILE: 'tests/support/operator/morioka.json',
      ORIGIN: 'https://nakatsugu.example',
    }
    expect((await page({ SMTP_URL: 'smtp://localhost' }).get('/dev/mail')).statusCode).toBe(404)
    expect((await page(required, true).get('/dev/mail')).statusCode).toBe(404)
    expect((await page(required, true).get(`/dev/mail/${nameOf()}`)).statusCode).toBe(404)
  })
})
