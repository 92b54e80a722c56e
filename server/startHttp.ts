import type { Deps } from './deps'
import { createServer, type ServerOptions } from './http/createServer'
import { whyNotListening } from './requirePort'

export type HttpOptions = Omit<ServerOptions, 'development'> & {
  /** Serve both applications from their sources, with hot reload. */
  dev?: boolean
}

/** How long requests in flight may take to end; then their connections are cut. */
const DRAIN_LIMIT_MS = 10_000

async function registerPages(
  app: Awaited<ReturnType<typeof createServer>>,
  deps: Deps,
  dev: boolean,
): Promise<() => Promise<void>> {
  // Loaded here: neither needs what the other is made with.
  if (dev) return (await import('./dev/developmentPages')).registerDevelopmentPages(app, deps)
  const [donor, admin] = await Promise.all([import('./http/donorPages'), import('./http/adminPages')])
  await donor.registerDonorPages(app, deps)
  await admin.registerAdminPages(app, deps)
  return async () => undefined
}

/** Answers requests until the returned function has been called and the last of them has its answer. */
export async function startHttp(
  deps: Deps,
  { dev = false, ...options }: HttpOptions,
): Promise<() => Promise<void>> {
  const { port, host } = deps.settings
  const app = await createServer(deps, { ...options, development: dev })
  const closePages = await registerPages(app, deps, dev)
  const close = async () => {
    const cut = setTimeout(() => app.server.closeAllConnections(), DRAIN_LIMIT_MS)
    await closePages()
    await app.close()
    clearTimeout(cut)
  }
  try {
    await app.listen({ port, host })
  } catch (error) {
    await close()
    throw whyNotListening(error, deps.settings)
  }
  return close
}
