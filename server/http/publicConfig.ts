import type { FastifyInstance } from 'fastify'
import type { PublicTexts } from '../../shared/config'
import type { Deps } from '../deps'

/** What the browser is told before it knows anybody: where the API and the user pool are. Nothing secret. */
export type PublicConfig = {
  graphqlEndpoint: string
  region: string
  userPoolId: string
  userPoolClientId: string
  identityPoolId: string
  userPoolEndpoint?: string
  identityPoolEndpoint?: string
  /** Where staff work, for those of them who sign in among the members. */
  consoleUrl: string
  /** For the console only: the donor app's pages have it in themselves. */
  operator?: PublicTexts
  /** Only when embedded: the console says that its people are made up, and what its clock shows. */
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

/** GET /config.json, and with `?operator` what the operator file says. */
export function registerPublicConfig(app: FastifyInstance, deps: Deps): void {
  app.get<{ Querystring: Record<string, string> }>('/config.json', async ({ query }, reply) => {
    reply.header('cache-control', 'no-store')
    return { ...publicConfig(deps), ...('operator' in query ? { operator: deps.texts } : {}) }
  })
}
