import type { FastifyInstance } from 'fastify'
import type { Metrics } from './metrics'

declare module 'fastify' {
  interface FastifyRequest {
    operation: { operation: string; outcome: string } | null
  }
}

export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', ({ method, routeOptions, operation }, { statusCode, elapsedTime }, done) => {
    const seconds = elapsedTime / 1000
    metrics.noteRequest({ method, route: routeOptions.url ?? 'none', status: String(statusCode) }, seconds)
    if (operation) metrics.noteOperation(operation, seconds)
    done()
  })
}
