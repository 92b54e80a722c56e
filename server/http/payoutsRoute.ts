import type { FastifyInstance } from 'fastify'
import { japaneseDateOf } from '../../shared/dates'
import type { Deps } from '../deps'
import { refuse } from './refuse'
import { requestContext } from './requestContext'
import { exportPayouts } from '../donations/exportPayouts'

/**
 * `GET /api/payouts.csv` returns the rewards to hand over to administrators. The access token is in
 * `Authorization`. Refusals are logged as in the API.
 */
export function registerPayoutsRoute(app: FastifyInstance, deps: Deps): void {
  app.get('/api/payouts.csv', { exposeHeadRoute: false }, async (request, reply) => {
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
    const context = await requestContext(deps, request)
    try {
      const csv = await exportPayouts(context)
      const name = `payouts-${japaneseDateOf(context.now)}.csv`
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(csv)
    } catch (error) {
      return refuse(reply, context, 'payouts.csv', error)
    }
  })
}
