import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { createServer, type ViteDevServer } from 'vite'
import type { Deps } from '../../ground/deps'
import { contentSecurityPolicy } from '../../doors/http/contentSecurityPolicy'
import { registerDonorPages } from '../../doors/http/donorPages'

/** Paths of our own routes; development servers get all others first. */
const OWN_ROUTES = /^\/(graphql|identity|api|dev|config\.json)(\/|$|\?)/
const CONSOLE = /^\/admin(\/|$|\?)/
const CONSOLE_PAGE = new URL('../../../admin/index.html', import.meta.url)

/** A Vite server on our HTTP server. Each needs its own path for browser messages. */
function startVite(app: FastifyInstance, name: 'donor' | 'admin'): Promise<ViteDevServer> {
  return createServer({
    configFile: `vite.config.${name}.ts`,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server, path: `/@hmr-${name}` } },
  })
}

/** Vite ends the process on SIGTERM before the database stops, so its handler is removed. */
async function keepingOurSignals<T>(start: () => Promise<T>): Promise<T> {
  const ours = process.listeners('SIGTERM')
  const started = await start()
  for (const listener of process.listeners('SIGTERM'))
    if (!ours.includes(listener)) process.removeListener('SIGTERM', listener)
  return started
}

const isServerBuild = (module: object): module is ServerBuild => 'entry' in module && 'routes' in module

/** Both applications from source with hot reload, on one HTTP server; the returned function stops them. */
export async function registerDevelopmentPages(
  app: FastifyInstance,
  deps: Deps,
): Promise<() => Promise<void>> {
  const [donor, admin] = await keepingOurSignals(() =>
    Promise.all([startVite(app, 'donor'), startVite(app, 'admin')]),
  )

  app.addHook('onRequest', (request, reply, done) => {
    if (OWN_ROUTES.test(request.url)) return done()
    const vite = CONSOLE.test(request.url) ? admin : donor
    vite.middlewares(request.raw, reply.raw, (error?: unknown) =>
      done(error instanceof Error ? error : undefined),
    )
  })

  app.get('/admin', (_request, reply) => reply.redirect('/admin/'))
  app.get('/admin/*', async (request, reply) => {
    const html = await readFile(CONSOLE_PAGE, 'utf8')
    // This name makes Vite resolve `./main.tsx` to the console's file at any address.
    const page = await admin.transformIndexHtml('/index.html', html, request.url)
    const scripts = Array.from(page.matchAll(/<script[^>]*>([^]*?)<\/script>/g), ([, script = '']) => script)
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', contentSecurityPolicy(deps.settings, scripts, true))
      .send(page)
  })
  await registerDonorPages(app, deps, {
    loadBuild: async () => {
      const build = await donor.ssrLoadModule('virtual:react-router/server-build')
      if (!isServerBuild(build)) throw new Error('the development server has no donor app')
      return build
    },
  })
  return async () => {
    await Promise.all([donor.close(), admin.close()])
  }
}
