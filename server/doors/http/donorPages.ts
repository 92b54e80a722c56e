import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerBuild } from 'react-router'
import { japaneseDateOf } from '../../../shared/facts/dates'
import { createShownCriteria, type ShownCriteria } from '../../care/criteria/shownCriteria'
import type { Deps } from '../../ground/deps'
import { registerAssets } from './assets'
import { createPageFiles, type PageFiles, createPageFile, sendOnce, sendPageFile } from './pageFile'
import { plainPath } from './readablePath'
import { createRenderer } from './renderPage'

const BUILD = join(import.meta.dirname, '../../../build/donor')

export type DonorPagesOptions = {
  loadBuild?: () => Promise<ServerBuild>
}

async function builtPages(): Promise<ServerBuild> {
  const build: ServerBuild = await import(pathToFileURL(join(BUILD, 'server/index.js')).href)
  return build
}

/** A hash of all file names, which contain their content hashes. */
function buildOf({ assets }: ServerBuild): Build {
  const parts = [assets.entry, ...Object.values(assets.routes)]
  const files = parts.flatMap((part) => (part ? [part.module, ...(part.imports ?? [])] : []))
  return { id: assets.version, files: [...new Set(files)].toSorted() }
}

/**
 * The donor app at all remaining paths: assets from `build/donor` with hashed names, and pages from memory, the same
 * for all visitors. Unknown and oddly written addresses have no file and are rendered per request.
 */
export async function registerDonorPages(
  app: FastifyInstance,
  deps: Deps,
  { loadBuild }: DonorPagesOptions = {},
): Promise<void> {
  if (!loadBuild)
    await registerAssets(app, deps, { of: 'donor', folder: join(BUILD, 'client/assets'), prefix: '/assets' })

  // Read once, so that a new build does not affect running pages.
  const pages = loadBuild ?? (await builtPages())
  const shown = createShownCriteria(deps)
  await shown.look()
  const render = createRenderer(deps, pages, shown.read)
  const files = typeof pages === 'function' ? null : filesOf(app, deps, pages, { render, shown: shown.read })
  if (typeof pages !== 'function') registerBuilds(app, buildOf(pages))

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const address = plainPath(request.url)
      if (address !== request.url) return reply.redirect(deps.settings.origin + address, 301)
      // Only the browser reads the query.
      const [path = ''] = request.url.split('?', 1)
      const file = await files?.find(path)
      if (file) return sendPageFile(request, reply, file)
      if (files && (await app.refusePage?.(request, reply))) return reply

      const { status, headers, text } = await render(
        fetchRequest(request, reply, deps.settings.origin),
        request.id,
      )
      reply.code(status).headers({ 'cache-control': 'no-store', ...headers })
      return text === '' ? reply.send() : sendOnce(request, reply, text)
    },
  })
}

/** A shared cache may keep a page for minutes; browsers revalidate each time. */
const FOR_MINUTES = 'public, max-age=0, s-maxage=300'

/** Every page without a parameter; these contain nothing personal. */
function filesOf(
  app: FastifyInstance,
  { settings, clock, log }: Deps,
  build: ServerBuild,
  { render, shown }: { render: ReturnType<typeof createRenderer>; shown: () => Promise<ShownCriteria> },
): PageFiles {
  const madeFor = async () => `${japaneseDateOf(clock.now())} ${(await shown()).key}`
  const files = createPageFiles(pathsOf(build), madeFor, async (path) => {
    const request = new Request(settings.origin + path, { headers: { accept: 'text/html' } })
    const { status, headers, text } = await render(request, null)
    return status === 200 ? createPageFile(text, { 'cache-control': FOR_MINUTES, ...headers }) : null
  })
  const closing = new AbortController()
  app.addHook('onListen', async () => {
    files
      .makeAll(closing.signal)
      .catch((error: unknown) => log.error({ err: error }, 'pages were not made beforehand'))
  })
  app.addHook('onClose', async () => closing.abort())
  return files
}

/** `/`, `/terms`, …: all routes except the one for unknown addresses. */
function pathsOf({ assets: { routes } }: ServerBuild): string[] {
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id]
    return route ? pathOf(route.parentId) + (route.path ? `/${route.path}` : '') : ''
  }
  return Object.values(routes).flatMap((route) =>
    route?.id.startsWith('routes/') && route.path !== '*' ? [pathOf(route.id) || '/'] : [],
  )
}

/** The request for the router, with our address whatever the Host header says. */
function fetchRequest(request: FastifyRequest, reply: FastifyReply, origin: string): Request {
  const gone = new AbortController()
  reply.raw.on('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  return new Request(origin + request.url, { method: request.method, headers, signal: gone.signal })
}

type Build = {
  /** Changes with any file. */
  id: string
  files: readonly string[]
}

/**
 * `GET /builds/latest.json` → `{ id }` of the current build, polled by open pages.
 * `GET /builds/meta/{id}.json` → `{ id, files }` of the current build only.
 */
function registerBuilds(app: FastifyInstance, build: Build): void {
  app.get('/builds/latest.json', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ id: build.id }),
  )
  app.get<{ Params: { file: string } }>('/builds/meta/:file', (request, reply) => {
    if (request.params.file !== `${build.id}.json`) return reply.callNotFound()
    return reply.header('cache-control', 'public, max-age=31536000, immutable').send(build)
  })
}
