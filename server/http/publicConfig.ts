import type { FastifyInstance } from 'fastify'
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
  serviceName: string
  /** Where staff work, for those of them who sign in among the members. */
  consoleUrl: string
  /** Only when embedded: the console says that its people are made up, and what its clock shows. */
  sampleData?: boolean
  fakeNow?: string
}

export function publicConfig({
  settings,
  texts,
  clock,
}: Pick<Deps, 'settings' | 'texts' | 'clock'>): PublicConfig {
  const common = {
    ...settings.pool,
    serviceName: texts.serviceName,
    consoleUrl: `${settings.adminOrigin}/admin/`,
  }
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

/** GET /config.json */
export function registerPublicConfig(app: FastifyInstance, deps: Deps): void {
  app.get('/config.json', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return publicConfig(deps)
  })
}
