import { trace, type Span } from '@opentelemetry/api'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    span: Span | null
  }
}

/** Names a request's span by its route and API operation. Does nothing without tracing. */
export function traceRequests(app: FastifyInstance): void {
  app.decorateRequest('span', null)
  app.addHook('onRequest', async (request) => {
    request.span = trace.getActiveSpan() ?? null
  })
  app.addHook('onSend', async ({ span, method, id, routeOptions, operation }) => {
    if (!span) return
    const route = routeOptions.url ?? 'none'
    span.updateName(`${method} ${route}`)
    span.setAttributes({ 'http.route': route, 'nakatsugu.request_id': id })
    if (!operation) return
    span.setAttributes({ 'nakatsugu.operation': operation.operation, 'nakatsugu.outcome': operation.outcome })
  })
}
