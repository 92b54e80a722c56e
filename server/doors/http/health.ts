import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../ground/deps'

/**
 * `/livez`: the program runs; a restart would not help a failed database. `/readyz` and `/health`, for monitors and
 * load balancers: 200 while the program and its database answer, else 503. No personal data.
 */
export function registerHealth(app: FastifyInstance, { db, log }: Pick<Deps, 'db' | 'log'>): void {
  app.get('/livez', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { program: 'ok' }
  })
  const ready = async (_request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store')
    try {
      await db.execute(sql`SELECT 1`)
      return { database: 'ok' }
    } catch (error) {
      log.error({ err: error }, 'database does not answer')
      return reply.code(503).send({ database: 'unreachable' })
    }
  }
  for (const path of ['/health', '/readyz']) app.get(path, ready)
}
