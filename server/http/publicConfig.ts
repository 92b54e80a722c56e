import type { FastifyInstance } from 'fastify'
import type { PublicTexts } from '../../shared/config'
import type { Deps } from '../deps'

/** Public settings, available before sign-in. Nothing secret. */
export type PublicConfig = {
  graphqlEndpoint: string
  region: string
  userPoolId: string
  userPoolClientId: string
  identityPoolId: string
  userPoolEndpoint?: string
  identityPoolEndpoint?: string
  /** For staff who sign in to the donor app. */
  consoleUrl: string
  /** Console only: donor pages contain it. */
  operator?: PublicTexts
  /** Embedded only: the console shows that people and clock are not real. */
  sampleData?: boolean
  fakeNow?: string
}

function publicConfig({ settings, clock }: Deps): PublicConfig {
  const common = { ...settings.pool, consoleUrl: `${settings.adminOrigin}/admin/` }
  if (settings.mode === 'production') return common
  const endpoint = `${settings.origin}/identity/`
  return {
    ...common,
    userPoolEndpoint: endpoint,
    identityPoolEndpoint: endpoint,
    sampleData: settings.sampleData,
    ...(settings.fakeNow ? { fakeNow: clock.now().toISOString() } : {}),
  }
}

/** GET /config.json; `?operator` adds the operator's texts. */
export function registerPublicConfig(app: FastifyInstance, deps: Deps): void {
  app.get<{ Querystring: Record<string, string> }>('/config.json', async ({ query }, reply) => {
    reply.header('cache-control', 'no-store')
    return { ...publicConfig(deps), ...('operator' in query ? { operator: deps.texts } : {}) }
  })
}
