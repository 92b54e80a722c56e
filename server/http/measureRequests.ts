import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../metrics/metrics'

declare module 'fastify' {
  interface FastifyRequest {
    /** What the API did for this request. */
    operation: { operation: string; outcome: string } | null
  }
}

/** Hands each answered request to the metrics, by the pattern of its route. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', ({ method, routeOptions, operation }, { statusCode, elapsedTime }, done) => {
    const seconds = elapsedTime / 1000
    metrics.noteRequest({ method, route: routeOptions.url ?? 'none', status: String(statusCode) }, seconds)
    if (operation) metrics.noteOperation(operation, seconds)
    done()
  })
}
