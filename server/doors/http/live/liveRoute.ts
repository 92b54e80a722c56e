import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { isRecord } from '../../../../shared/facts/isRecord'
import { livePlaces, type LivePlace } from '../../../../shared/rules/office/live'
import { requireStaff } from '../../../ground/access/context'
import { resolvePrincipal } from '../../../ground/access/resolvePrincipal'
import type { Deps } from '../../../ground/deps'
import { isUuid } from '../../../../shared/facts/isUuid'
import { createLive } from './live'
import { administrators } from '../../../ground/tables/administrators'
import { refuse } from '../downloadRoutes'
import { requestContext } from '../requestContext'

/** A page that does not read the stream is disconnected and reconnects. */
const UNREAD_MAX = 64 * 1024

/**
 * `GET /api/live?place=Desk|Reception|Person|Elsewhere&user=<id>&ago=<ms>`: server-sent events for the console,
 * `shared/rules/office/live.ts`. `ago`: how long ago the page read what it shows. The access token is in `Authorization`; the stream
 * ends with the caller's right. 204 if the database is behind a pooler, which passes on no notifications: the console
 * then polls.
 */
export function registerLive(app: FastifyInstance, deps: Deps): void {
  const live = createLive(deps)
  app.addHook('preClose', () => live.close())

  app.get('/api/live', { exposeHeadRoute: false }, async (request, reply) => {
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
    // Stopping the service does not wait for a connection that closes with its answer.
    reply.header('connection', 'close')
    const context = await requestContext(deps, request)
    try {
      const { id } = requireStaff(context)
      if (deps.settings.databasePooler) return await reply.code(204).send()
      const [caller] = await deps.db
        .select({ name: administrators.name })
        .from(administrators)
        .where(eq(administrators.id, id))
      const stream = new Readable({ read: () => undefined })
      stream.push('retry: 1000\n\n')
      const leave = live.enter({
        administratorId: id,
        Name: caller?.name ?? '',
        ...placeOf(request.query),
        readAgo: agoOf(request.query),
        send: (event) => void (stream.readableLength > UNREAD_MAX ? stream.destroy() : stream.push(event)),
        end: () => void stream.push(null),
        mayStay: async () => (await resolvePrincipal(deps, request.headers.authorization)).kind === 'staff',
      })
      stream.once('close', leave)
      return await reply
        .type('text/event-stream')
        // Asks proxies not to buffer the answer.
        .header('x-accel-buffering', 'no')
        .send(stream)
    } catch (error) {
      return refuse(reply, context, 'live', error)
    }
  })
}

function placeOf(query: unknown): { Place: LivePlace; UserId: string | null } {
  const asked = isRecord(query) ? query : {}
  const Place = livePlaces.find((place) => place === asked.place) ?? 'Elsewhere'
  const isPerson = Place === 'Person' && typeof asked.user === 'string' && isUuid(asked.user)
  return { Place, UserId: isPerson ? String(asked.user) : null }
}

/** Milliseconds; 0 if missing or invalid. */
function agoOf(query: unknown): number {
  const ago = isRecord(query) ? Number(query.ago) : 0
  return ago > 0 && ago < 60_000 ? ago : 0
}
