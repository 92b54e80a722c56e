import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { CONSOLE_NOT_FROM_HERE } from '../../../shared/words/program/apiErrors'
import type { Deps } from '../../ground/deps'
import type { Settings } from '../../ground/settings/env'
import { isLoopbackName } from '../../ground/settings/loopback'
import { readablePath } from './readablePath'

type Application = 'console' | 'donor' | 'api' | 'any'

/** Requested by address, by process supervisors. */
const PROBES = ['/health', '/livez', '/readyz']

function applicationOf(route: string | undefined): Application {
  if (route && PROBES.includes(route)) return 'any'
  if (/^\/admin(?:\/|$)/.test(route ?? '')) return 'console'
  return /^\/(?:graphql|identity|api|config\.json)(?:\/|$)/.test(route ?? '') ? 'api' : 'donor'
}

/** `https://Console.example.jp.:443` and `console.example.jp` are the same name. */
const nameOf = (hostname: string) => hostname.toLowerCase().replace(/\.$/, '')
const hostnameOf = (url: string) => nameOf(new URL(url).hostname)

/** The path of a request. If a proxy sent an absolute URL, its host replaces the Host header (RFC 9112). */
export function requestPath(request: IncomingMessage): string {
  const { url = '/' } = request
  const [absolute] = /^https?:\/\/[^/?#]*/i.exec(url) ?? []
  if (absolute === undefined) return readablePath(url)
  request.headers.host = absolute.slice(absolute.indexOf('//') + 2)
  const rest = url.slice(absolute.length)
  return readablePath(rest.startsWith('/') ? rest : `/${rest}`)
}

/**
 * Serves donor app and console only under their own host names, and the API under all; in production other names get
 * nothing. `PROBES` answer under every name. `ADMIN_ALLOW` limits the console to networks.
 */
export function registerHosts(app: FastifyInstance, settings: Settings): void {
  const [donor, console, api] = [settings.origin, settings.adminOrigin, settings.pool.graphqlEndpoint].map(
    hostnameOf,
  )
  const separate = donor !== console
  // On one local machine every name is allowed.
  const guarded = separate || (settings.mode === 'production' && !isLoopbackName(donor ?? ''))
  const serves: Record<Application, (string | undefined)[]> = {
    console: [console],
    donor: [donor],
    api: [donor, console, api],
    any: [],
  }
  const allowed = networks(settings.adminAllow)

  app.addHook('onRequest', (request, reply, done) => {
    // Preflight requests have one route for all.
    const application = request.method === 'OPTIONS' ? 'api' : applicationOf(request.routeOptions.url)
    if (application === 'any') return done()
    const host = nameOf(request.hostname)
    if (guarded && !serves[application].includes(host)) {
      if (host === console && request.method === 'GET' && request.url === '/')
        return void reply.redirect('/admin/')
      return void reply
        .code(serves.api.includes(host) ? 404 : 421)
        .header('cache-control', 'no-store')
        .send()
    }
    const ofConsole = application === 'console' || (separate && host === console)
    if (ofConsole && allowed && !allowed(request.ip))
      return void reply
        .code(403)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send(CONSOLE_NOT_FROM_HERE)
    done()
  })
}

/** Null if not configured: everyone may try. */
function networks(list: Settings['adminAllow']): ((ip: string) => boolean) | null {
  if (list.length === 0) return null
  const allowed = new BlockList()
  for (const { address, prefix, family } of list) allowed.addSubnet(address, prefix, family)
  return (ip) => {
    const mapped = /^::ffff:([\d.]+)$/i.exec(ip)?.[1] ?? ip
    return allowed.check(mapped, isIPv6(mapped) ? 'ipv6' : 'ipv4')
  }
}

/** Warns once if requests come through a proxy that is not in the settings: all callers behind it share one limit. */
export function noticeUnknownProxy(
  app: FastifyInstance,
  { log, settings }: Pick<Deps, 'log' | 'settings'>,
): void {
  let told = false
  const tellOnce = () => {
    if (told) return
    told = true
    log.warn(
      {
        trustedProxies: settings.trustedProxies,
        advice:
          'X-Forwarded-Forを付けて転送してくるプロキシが、環境変数「TRUSTED_PROXIES」にありません。いまは、プロキシを通る全員が同じ接続元として数えられ、呼び出しの制限を分け合います。プロキシのアドレスまたはネットワーク（例：10.0.0.0/8）を設定してください。',
      },
      'X-Forwarded-For of a proxy that TRUSTED_PROXIES does not name is not believed: its callers share one limit',
    )
  }
  app.addHook('onRequest', (request, _reply, done) => {
    const isForwarded = request.headers['x-forwarded-for'] !== undefined
    // Fastify uses the header only from a trusted proxy.
    if (isForwarded && request.ip === request.socket.remoteAddress) tellOnce()
    done()
  })
}
