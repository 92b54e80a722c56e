import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Queryable } from '../../ground/db/client'
import { nameChange } from '../../ground/db/nameChange'
import type { Deps } from '../../ground/deps'
import { isMailKind, mailTemplates } from '../../ground/outbox/templates/mailTemplates'
import { UNSUBSCRIBE_PATH } from '../../ground/outbox/mailLinks'
import { readMailToken } from '../../ground/outbox/mailToken'
import { mailOutbox } from '../../ground/tables/mail'
import { findProfileForUpdate } from '../../records/person/findProfile'
import { chooseMails } from '../../care/users/updateUserProfile'

/** Ends this kind of mail. No change for a former user or a repeated call. */
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
    await nameChange(tx, { deps, principal: { kind: 'user', id: profile.id } })
    await chooseMails(tx, profile, { kind: choice, wanted: false, now })
  })
}

async function readToken(db: Queryable, query: unknown): Promise<string | null> {
  const token = typeof query === 'object' && query !== null && 'mail' in query ? query.mail : null
  return typeof token === 'string' ? readMailToken(db, 'unsubscribe', token) : null
}

/**
 * `POST` unsubscribes without sign-in, for mail programs (RFC 8058). `GET` opens the account settings and
 * changes nothing, because virus scanners open every link.
 */
export function registerUnsubscribeRoute(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
): void {
  app.register(async (scope) => {
    // Accepts any form encoding; the content is not read.
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 2_000 }, (_request, body, done) =>
      done(null, body),
    )
    scope.get(UNSUBSCRIBE_PATH, async (_request, reply) =>
      reply.header('cache-control', 'no-store').redirect(`${deps.settings.origin}/account`, 303),
    )
    scope.post(UNSUBSCRIBE_PATH, async (request, reply) => {
      reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8')
      const mailId = await readToken(deps.db, request.query)
      const asks = typeof request.body === 'string' && /List-Unsubscribe[\s\S]*One-Click/.test(request.body)
      if (!mailId || !asks) return reply.code(400).send('お知らせを停止できませんでした。')
      await unsubscribe(deps, mailId)
      return reply.send('お知らせを停止しました。')
    })
  })
}
