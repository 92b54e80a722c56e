import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps'

/**
 * `/health` for monitors and load balancers: 200 while the program and its database answer, else 503. No
 * personal data.
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
