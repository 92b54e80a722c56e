import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import type { PublicTexts } from '../../shared/config'
import type { Deps } from '../deps'
import { createPageCache } from './createPageCache'
import { pageBeforeScripts } from './pageBeforeScripts'
import { oneLinePath } from './readablePath'
import './securityHeaders'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const BUILD = join(import.meta.dirname, '../../build/donor')

/** Input of one rendering; the donor app's entry module has the same fields. */
type PageRequest = {
  nonce: string
  texts: PublicTexts
  now: Date
  origin: string
  requestId: string
  buildId: string | null
  reportError: (error: unknown) => void
}

/** The entry module makes the context, because its keys belong to the donor app's build. */
type DonorEntry = { createLoadContext: (request: PageRequest) => RouterContextProvider }

const isDonorEntry = (module: object): module is DonorEntry =>
  'createLoadContext' in module && typeof module.createLoadContext === 'function'

export type DonorPagesOptions = {
  /** The development server's pages instead of `build/donor`. */
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
 * The donor app at all remaining paths: assets from `build/donor` with hashed names, and pages, rendered per
 * request or, if the same for everyone, once a day.
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

  // Read once, so that a new build does not affect running pages.
  const pages = loadBuild ?? (await builtPages())
  const build = typeof pages === 'function' ? null : buildOf(pages)
  if (build) registerBuilds(app, build)
  const handle = createRequestHandler(pages, build ? 'production' : 'development')
  const cache = build && createPageCache()

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const address = oneLinePath(request.url)
      // Absolute, because the rest may begin with two slashes.
      if (address !== request.url) return reply.redirect(deps.settings.origin + address, 301)
      const sending = { nonce: request.cspNonce, requestId: request.id, now: deps.clock.now() }
      const kept = request.method === 'GET' ? cache?.find(request.url, sending) : null
      if (kept) return send(request, reply.type(HTML).header('cache-control', 'no-cache'), kept)

      const { entry } = typeof pages === 'function' ? await pages() : pages
      if (!isDonorEntry(entry.module)) throw new Error('build/donor has no createLoadContext: build it again')
      const context = entry.module.createLoadContext({
        ...sending,
        texts: deps.texts,
        origin: deps.settings.origin,
        buildId: build?.id ?? null,
        reportError: (error) => deps.log.error({ requestId: request.id, err: error }, 'page failed'),
      })
      const response = await handle(fetchRequest(request, reply, deps.settings.origin), context)
      const text = pageBeforeScripts(await response.text())
      if (text && isForEverybody(response)) cache?.keep(request.url, sending, text)
      reply.code(response.status)
      if (!response.headers.has('cache-control')) reply.header('cache-control', 'no-cache')
      for (const [name, value] of response.headers) reply.header(name, value)
      return send(request, reply, text)
    },
  })
}

const HTML = 'text/html; charset=utf-8'

/**
 * True for a page that may be kept. The server never knows who is signed in, so such pages are equal for all.
 */
const isForEverybody = ({ status, headers }: Response) =>
  status === 200 && headers.get('content-type') === HTML && !headers.has('cache-control')

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

/** Pages hold no secret beside their address, so compression reveals nothing. */
async function send(request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> {
  reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '))
  if (text === '') return reply.send()
  const { encoding, body } = await compressText(text, request.headers['accept-encoding'])
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(body)
}

type Build = {
  /** Changes with any file. */
  id: string
  /** Paths of the scripts that pages load. */
  files: readonly string[]
}

/**
 * `GET /builds/latest.json` → `{ id }` of the current build, polled by open pages; `GET
 * /builds/meta/{id}.json` → `{ id, files }` of the current build only.
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

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Pages are compressed per request: the best that a millisecond or two allow. */
const BROTLI_QUALITY = 5

const ENCODERS = {
  br: (text: string) =>
    brotli(text, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      },
    }),
  gzip: (text: string) => gzipped(text),
}

/** `br;q=0` means no brotli. */
function chosenEncoding(accepted: string | undefined): keyof typeof ENCODERS | null {
  const names = new Set(
    (accepted ?? '')
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
      .map((part) => part.split(';', 1)[0]),
  )
  return names.has('br') ? 'br' : names.has('gzip') ? 'gzip' : null
}

/** `encoding` is null if the browser accepts no compression. */
async function compressText(
  text: string,
  accepted: string | undefined,
): Promise<{ encoding: keyof typeof ENCODERS | null; body: Buffer }> {
  const encoding = chosenEncoding(accepted)
  return { encoding, body: encoding ? await ENCODERS[encoding](text) : Buffer.from(text) }
}
