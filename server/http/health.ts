import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps'

/**
 * `/health`, for whoever watches over the program or sends it requests: 200 while it and its database answer, else 503.
 * It says nothing about anybody.
 */
export function registerHealth(app: FastifyInstance, { db, log }: Pick<Deps, 'db' | 'log'>): void {
  app.get('/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await db.execute(sql`SELECT 1`)
      return { database: 'ok' }
    } catch (error) {
      log.error({ err: error }, 'database does not answer')
      return reply.code(503).send({ database: 'unreachable' })
    }
  })
}
