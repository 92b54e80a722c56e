import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../env'
import { contentSecurityPolicy, CSP_REPORTS } from './contentSecurityPolicy'
import { CSP_REPORTS_PATH } from './cspReports'

const YEAR_IN_SECONDS = 31_536_000

/** Sets these headers on every answer; pages have a policy of their own. */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  settings: Settings,
  options: { development: boolean },
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: { maxAge: YEAR_IN_SECONDS, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
  })
  const headers = {
    'content-security-policy': contentSecurityPolicy(settings, [], options.development),
    'reporting-endpoints': `${CSP_REPORTS}="${CSP_REPORTS_PATH}"`,
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  }
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, 'x-request-id': request.id })
  })
}
