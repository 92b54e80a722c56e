import { createHmac, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { recordActivity } from '../activity/recordActivity'
import type { Queryable } from '../db/client'
import { isUuid } from '../db/requireUuid'
import { sharedKey } from '../db/sharedKey'
import type { Deps } from '../deps'
import { findProfileForUpdate } from '../users/findProfile'
import { userProfiles } from '../users/tables'
import { mailOutbox } from './tables'
import { isMailKind, mailTemplates } from './templates/mailTemplates'

const PATH = '/api/mail/unsubscribe'

async function sign(db: Queryable, mailId: string): Promise<Buffer> {
  const key = await sharedKey(db, 'unsubscribe')
  return createHmac('sha256', key).update(mailId).digest()
}

/**
 * The address of a mail's `List-Unsubscribe` (RFC 8058). It names the mail, not the person, and cannot be guessed.
 * @returns null for a mail that is not optional
 */
export async function unsubscribeUrl(
  deps: Pick<Deps, 'db' | 'settings'>,
  mail: { id: string; kind: string },
): Promise<string | null> {
  if (!isMailKind(mail.kind) || !mailTemplates[mail.kind].optional) return null
  const signature = (await sign(deps.db, mail.id)).toString('base64url')
  return `${deps.settings.origin}${PATH}?mail=${mail.id}.${signature}`
}

/** Ends the kind of mail that the token's mail was. A person who has left, and a second time, change nothing. */
async function unsubscribe(deps: Pick<Deps, 'db' | 'clock'>, mailId: string): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const [mail] = await tx
      .select({ kind: mailOutbox.kind, userId: mailOutbox.userId })
      .from(mailOutbox)
      .where(eq(mailOutbox.id, mailId))
    const choice = mail && isMailKind(mail.kind) ? mailTemplates[mail.kind].optional : undefined
    const profile = mail?.userId ? await findProfileForUpdate(tx, mail.userId) : null
    if (!choice || !profile) return
    const column = choice === 'RetryReminder' ? 'retryReminder' : 'subscribedMagazine'
    if (!profile[column]) return
    await tx
      .update(userProfiles)
      .set({ [column]: false, version: profile.version + 1, updatedAt: now })
      .where(eq(userProfiles.id, profile.id))
    const event = { category: 'Profile', operation: 'Update', fields: [choice] } as const
    await recordActivity(tx, { event, userId: profile.id, actorId: profile.id, now })
  })
}

async function readToken(db: Queryable, query: unknown): Promise<string | null> {
  const token = typeof query === 'object' && query !== null && 'mail' in query ? query.mail : null
  if (typeof token !== 'string') return null
  const [mailId = '', signature = ''] = token.split('.')
  if (!isUuid(mailId)) return null
  const given = Buffer.from(signature, 'base64url')
  const expected = await sign(db, mailId)
  return given.length === expected.length && timingSafeEqual(given, expected) ? mailId : null
}

/**
 * `POST` ends the mails without signing in, as mail programs do it for their reader; `GET` leads a person to the switch in
 * the account settings and changes nothing, for programs that look for viruses open every link.
 */
export function registerUnsubscribeRoute(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
): void {
  app.register(async (scope) => {
    // A form in either encoding; nothing in it is read but that it asks for one click.
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 2_000 }, (_request, body, done) =>
      done(null, body),
    )
    scope.get(PATH, async (_request, reply) =>
      reply.header('cache-control', 'no-store').redirect(`${deps.settings.origin}/account`, 303),
    )
    scope.post(PATH, async (request, reply) => {
      reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8')
      const mailId = await readToken(deps.db, request.query)
      const asks = typeof request.body === 'string' && /List-Unsubscribe[\s\S]*One-Click/.test(request.body)
      if (!mailId || !asks) return reply.code(400).send('お知らせを停止できませんでした。')
      await unsubscribe(deps, mailId)
      return reply.send('お知らせを停止しました。')
    })
  })
}
