import type { FastifyInstance } from 'fastify'
import type { PublicTexts } from '../../../shared/facts/config'
import type { Deps } from '../../ground/deps'
import { sendOnce } from './pageFile'

/** How the API and the user pool are reached. Nothing secret; donor pages contain it. */
export type ClientConfig = {
  graphqlEndpoint: string
  region: string
  userPoolId: string
  userPoolClientId: string
  identityPoolId: string
  userPoolEndpoint?: string
  identityPoolEndpoint?: string
  /** Devices are told something. */
  tellsDevices?: true
  /** For staff who sign in to the donor app. */
  consoleUrl: string
}

export type PublicConfig = ClientConfig & {
  /** Console only: donor pages contain it. */
  operator?: PublicTexts
  /** Embedded only: the console shows that people and clock are not real. */
  sampleData?: boolean
  fakeNow?: string
}

export function clientConfig({ settings, push }: Pick<Deps, 'settings' | 'push'>): ClientConfig {
  const { ownPool, cognito, pool, origin, adminOrigin } = settings
  const common = {
    ...pool,
    consoleUrl: `${adminOrigin}/admin/`,
    ...(push && { tellsDevices: true as const }),
  }
  const place = ownPool ? `${origin}/identity` : cognito.endpoint
  if (place === null) return common
  const endpoint = `${place}/`
  return { ...common, userPoolEndpoint: endpoint, identityPoolEndpoint: endpoint }
}

function publicConfig(deps: Deps): PublicConfig {
  const { settings, clock } = deps
  const common = clientConfig(deps)
  if (settings.mode === 'production') return common
  return {
    ...common,
    sampleData: settings.sampleData,
    ...(settings.fakeNow ? { fakeNow: clock.now().toISOString() } : {}),
  }
}

/** GET /config.json; `?operator` adds the operator's texts, but not how to stay unnoticed, nor who the partners are. */
export function registerPublicConfig(app: FastifyInstance, deps: Deps): void {
  app.get<{ Querystring: Record<string, string> }>('/config.json', async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' })
    const config = {
      ...publicConfig(deps),
      ...('operator' in request.query
        ? { operator: { ...deps.texts, unusualReads: undefined, partners: undefined } }
        : {}),
    }
    return sendOnce(request, reply, JSON.stringify(config))
  })
}
