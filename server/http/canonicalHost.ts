import type { FastifyInstance } from 'fastify'
import type { Settings } from '../env'

const LOOPBACK_ADDRESSES = new Set(['127.0.0.1', '[::1]'])

/**
 * The embedded mode calls itself localhost; a page opened by the machine's address would talk to another origin than
 * the one that its content security policy and its tokens know. Such pages are led to the name.
 */
export function registerCanonicalHost(app: FastifyInstance, { mode, origin }: Settings): void {
  const { hostname, port } = new URL(origin)
  if (mode !== 'embedded' || hostname !== 'localhost') return
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return
    const [, name = '', at = ''] = /^(.*?)(?::(\d+))?$/.exec(request.host) ?? []
    if (LOOPBACK_ADDRESSES.has(name) && at === port) return reply.redirect(`${origin}${request.url}`)
  })
}
