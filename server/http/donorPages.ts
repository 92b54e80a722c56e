import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import type { PublicTexts } from '../../shared/config'
import type { Deps } from '../deps'
import './securityHeaders'

const BUILD = join(import.meta.dirname, '../../build/donor')

/** What one rendering is told; the donor app's entry module names the same fields. */
type PageRequest = {
  nonce: string
  texts: PublicTexts
  now: Date
  origin: string
  requestId: string
  reportError: (error: unknown) => void
}

/** The context's keys belong to the donor app's build, so its entry module makes the context. */
type DonorEntry = { createLoadContext: (request: PageRequest) => RouterContextProvider }

const isDonorEntry = (module: object): module is DonorEntry =>
  'createLoadContext' in module && typeof module.createLoadContext === 'function'

export type DonorPagesOptions = {
  /** The pages as a development server has them just now, instead of `build/donor`. */
  loadBuild?: () => Promise<ServerBuild>
}

async function builtPages(): Promise<ServerBuild> {
  const build: ServerBuild = await import(pathToFileURL(join(BUILD, 'server/index.js')).href)
  return build
}

/**
 * The donor app at every path that nothing else answers: its assets from `build/donor` with names that change
 * with their contents, and its pages rendered for each request.
 */
export async function registerDonorPages(
  app: FastifyInstance,
  deps: Deps,
  { loadBuild }: DonorPagesOptions = {},
): Promise<void> {
  if (!loadBuild)
    await app.register(fastifyStatic, {
      root: join(BUILD, 'client/assets'),
      prefix: '/assets/',
      decorateReply: false,
      index: false,
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
    })

  // The built pages are read once; whoever builds again meanwhile does not disturb those being served.
  const pages = loadBuild ?? (await builtPages())
  const handle = createRequestHandler(pages, loadBuild ? 'development' : 'production')

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const { entry } = typeof pages === 'function' ? await pages() : pages
      if (!isDonorEntry(entry.module)) throw new Error('build/donor has no createLoadContext: build it again')
      const context = entry.module.createLoadContext({
        nonce: request.cspNonce,
        texts: deps.texts,
        now: deps.clock.now(),
        origin: deps.settings.origin,
        requestId: request.id,
        reportError: (error) => deps.log.error({ requestId: request.id, err: error }, 'page failed'),
      })
      return answer(reply, await handle(fetchRequest(request, reply, deps.settings.origin), context))
    },
  })
}

/** The same request as the router reads it. Its address is ours, whatever Host header was sent. */
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

function answer(reply: FastifyReply, response: Response): FastifyReply {
  reply.code(response.status)
  if (!response.headers.has('cache-control')) reply.header('cache-control', 'no-cache')
  for (const [name, value] of response.headers) reply.header(name, value)
  return reply.send(response.body ? Readable.from(response.body) : undefined)
}
