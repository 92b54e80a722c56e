import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { activities } from '../../../../server/ground/tables/activity'
import type { MailRequest } from '../../../../server/ground/outbox/mail'
import { userProfiles } from '../../../../server/ground/tables/users'
import { applicant } from '../../../support/actors'
import { startTestServer, type TestServer } from '../../../support/testServer'
import { headerOf } from './rfc822'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Sends a mail to a new member and reads its file. */
async function sent(
  mail: Pick<
    MailRequest<'retryPossible' | 'criteriaChanged' | 'floraInvitation' | 'resumed'>,
    'kind' | 'params'
  >,
) {
  const { id } = await applicant(server)
  await server.db
    .update(userProfiles)
    .set({ retryReminder: true, criteriaNews: true, subscribedMagazine: true })
    .where(eq(userProfiles.id, id))
  await server.deps.mail.enqueue(server.db, {
    ...mail,
    to: `${id}@example.com`,
    userId: id,
    recipientName: null,
    dedupeKey: `${mail.kind}/${id}`,
  })
  await server.deps.mail.deliverPending()
  const folder = join(server.dataDir, 'mail')
  const source = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .find((text) => headerOf(text, 'To').includes(id))
  if (!source) throw new Error('the mail was not sent')
  const address = headerOf(source, 'List-Unsubscribe').replace(/^<|>$/g, '')
  return { id, source, path: address.slice(server.deps.settings.origin.length) }
}

const post = (path: string, body = 'List-Unsubscribe=One-Click') =>
  fetch(server.url + path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

const choicesOf = async (id: string) => {
  const [row] = await server.db.select().from(userProfiles).where(eq(userProfiles.id, id))
  return { retry: row?.retryReminder, criteria: row?.criteriaNews, magazine: row?.subscribedMagazine }
}

describe('an optional mail', () => {
  it.each([
    [
      { kind: 'retryPossible', params: {} },
      { retry: false, criteria: true, magazine: true },
      '再受付のお知らせ',
    ],
    [
      { kind: 'criteriaChanged', params: { from: null } },
      { retry: true, criteria: false, magazine: true },
      '基準変更のお知らせ',
    ],
    [
      { kind: 'floraInvitation', params: { deadline: '2026-12-20' } },
      { retry: true, criteria: true, magazine: false },
      'お知らせ',
    ],
  ] as const)('is ended by one click without signing in: $kind', async (mail, left, named) => {
    const { id, source, path } = await sent(mail)
    expect(headerOf(source, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
    expect(path).not.toContain(id)

    const seen = await fetch(server.url + path, { redirect: 'manual' })
    expect(seen.status).toBe(303)
    expect(seen.headers.get('location')).toMatch(/\/account$/)
    expect(await choicesOf(id)).toEqual({ retry: true, criteria: true, magazine: true })

    for (const attempt of ['first', 'again'])
      expect([attempt, (await post(path)).status]).toEqual([attempt, 200])
    expect(await choicesOf(id)).toEqual(left)
    const changes = await server.db
      .select({ text: activities.text })
      .from(activities)
      .where(and(eq(activities.userId, id), eq(activities.category, 'Profile')))
    expect(changes).toHaveLength(1)
    expect(changes[0]?.text).toContain(named)
  })

  it('is not ended by a forged address, an unknown mail or another body', async () => {
    const { id, path } = await sent({ kind: 'retryPossible', params: {} })
    const token = path.split('?mail=')[1] ?? ''
    const [mailId = '', signature = ''] = token.split('.')
    const other = `${mailId.slice(0, -1)}${mailId.endsWith('0') ? '1' : '0'}.${signature}`
    const forged = [`${mailId}.${'A'.repeat(signature.length)}`, other, mailId, '', '%']
    for (const given of forged) expect((await post(`/api/mail/unsubscribe?mail=${given}`)).status).toBe(400)
    expect((await post(path, 'hello=1')).status).toBe(400)
    expect(await choicesOf(id)).toEqual({ retry: true, criteria: true, magazine: true })
  })
})

it('gives no way to end a mail that belongs to what was asked for', async () => {
  const { source } = await sent({ kind: 'resumed', params: {} })
  expect(source).not.toContain('List-Unsubscribe')
})
