import type { FastifyInstance } from 'fastify'
import type { Settings } from '../../ground/settings/env'
import { isLoopbackAddress, isLoopbackName } from '../../ground/settings/loopback'

/** True in the embedded mode on loopback: developers' pages are off in production and when reachable by network. */
export const hasDevPages = ({ mode, host }: Settings) => mode === 'embedded' && isLoopbackName(host)

/**
 * Serves routes under a path only to this machine under our own names, because a foreign page may point its name at
 * this machine (DNS rebinding).
 */
export function guardDevPages(app: FastifyInstance, settings: Settings, path: string): void {
  const ownNames = new Set([settings.origin, settings.adminOrigin].map((origin) => new URL(origin).hostname))
  app.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.url?.startsWith(path)) return
    const ours = isLoopbackName(request.hostname) || ownNames.has(request.hostname)
    if (!ours || !isLoopbackAddress(request.ip))
      return reply.code(421).header('cache-control', 'no-store').send()
  })
}
