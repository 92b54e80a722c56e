import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps'

/**
 * Warns once if requests come through a proxy that the settings do not name: all callers behind it share one
 * limit.
 */
export function noticeUnknownProxy(
  app: FastifyInstance,
  { log, settings }: Pick<Deps, 'log' | 'settings'>,
): void {
  let told = false
  app.addHook('onRequest', async (request) => {
    if (told || request.headers['x-forwarded-for'] === undefined) return
    // Fastify uses the header only from a trusted proxy.
    if (request.ip !== request.socket.remoteAddress) return
    told = true
    log.warn(
      {
        trustedProxies: settings.trustedProxies,
        advice:
          'X-Forwarded-Forを付けて転送してくるプロキシが、環境変数「TRUSTED_PROXIES」にありません。いまは、プロキシを通る全員が同じ接続元として数えられ、呼び出しの制限を分け合います。プロキシのアドレスまたはネットワーク（例：10.0.0.0/8）を設定してください。',
      },
      'X-Forwarded-For of a proxy that TRUSTED_PROXIES does not name is not believed: its callers share one limit',
    )
  })
}
