import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { createServer, type ViteDevServer } from 'vite'
import type { Deps } from '../deps'
import { registerDonorPages } from '../http/donorPages'

/** Paths that our own routes answer; everything else is first offered to the development servers. */
const OWN_ROUTES = /^\/(graphql|identity|api|dev|config\.json)(\/|$|\?)/
const CONSOLE = /^\/admin(\/|$|\?)/
const CONSOLE_PAGE = new URL('../../admin/index.html', import.meta.url)

/** A Vite server that answers on our HTTP server. Each needs a path of its own for its messages to the browser. */
function startVite(app: FastifyInstance, name: 'donor' | 'admin'): Promise<ViteDevServer> {
  return createServer({
    configFile: `vite.config.${name}.ts`,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server, path: `/@hmr-${name}` } },
  })
}

const isServerBuild = (module: object): module is ServerBuild => 'entry' in module && 'routes' in module

/** Both applications from their sources, with hot reload, on the one HTTP server; the returned function ends them. */
export async function registerDevelopmentPages(
  app: FastifyInstance,
  deps: Deps,
): Promise<() => Promise<void>> {
  const [donor, admin] = await Promise.all([startVite(app, 'donor'), startVite(app, 'admin')])

  app.addHook('onRequest', (request, reply, done) => {
    if (OWN_ROUTES.test(request.url)) return done()
    const vite = CONSOLE.test(request.url) ? admin : donor
    vite.middlewares(request.raw, reply.raw, (error?: unknown) =>
      done(error instanceof Error ? error : undefined),
    )
  })

  app.get('/admin', (_request, reply) => reply.redirect('/admin/'))
  app.get('/admin/*', async (request, reply) => {
    const page = await admin.transformIndexHtml(request.url, await readFile(CONSOLE_PAGE, 'utf8'))
    return reply.type('text/html; charset=utf-8').send(page.replaceAll('CSP_NONCE', request.cspNonce))
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
