import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import { createKeptAssets, keepBuild, type App } from './keptBuilds'
import type { Deps } from '../../ground/deps'
import { WORKER_POLICY } from './contentSecurityPolicy'
import { answerNotFound } from './notFound'
import { createPageFile, type PageFile, sendPageFile } from './pageFile'

const FOR_EVER = 'public, max-age=31536000, immutable'
const TYPES: Readonly<Record<string, string>> = {
  js: 'application/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  wasm: 'application/wasm',
}
const MOST_FILES = 200
/** `readCodes.worker-f0o-Ba_r.js` */
const WORKER = /\.worker-[\w-]+\.js$/
/** A browser shows neither as a page. */
const NO_PAGE = /\.(?:js|css)$/
const NO_PAGE_POLICY =
  "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
/** Said of pages alone: half a kilobyte, which is more than many of these files have. */
const OF_PAGES = [
  'reporting-endpoints',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const

function shortenHeaders(reply: FastifyReply): void {
  reply.header('content-security-policy', NO_PAGE_POLICY)
  for (const name of OF_PAGES) reply.removeHeader(name)
}

/**
 * `GET {prefix}/{name}`: the assets of this build from its folder, those of other builds from the file store. Their
 * names contain a hash of the content.
 */
export async function registerAssets(
  app: FastifyInstance,
  deps: Deps,
  { of, folder, prefix }: { of: App; folder: string; prefix: string },
): Promise<void> {
  await keepBuild(deps, of, folder)
  const find = createKeptAssets(deps, of)
  const files = new LRUCache<string, PageFile>({ max: MOST_FILES })

  async function fileOf(name: string): Promise<PageFile | null> {
    const type = TYPES[name.slice(name.lastIndexOf('.') + 1)]
    const known = files.get(name)
    if (known || !type) return known ?? null
    const content = await find(name)
    if (!content) return null
    const file = createPageFile(content, { 'content-type': type, 'cache-control': FOR_EVER })
    files.set(name, file)
    return file
  }

  await app.register(
    async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        if (WORKER.test(request.url)) reply.header('content-security-policy', WORKER_POLICY)
        else if (NO_PAGE.test(request.url)) shortenHeaders(reply)
      })
      scope.setNotFoundHandler(async (request, reply) => {
        const [path = ''] = request.url.split('?', 1)
        const isRead = request.method === 'GET' || request.method === 'HEAD'
        const file = isRead ? await fileOf(path.slice(prefix.length + 1)) : null
        return file ? sendPageFile(request, reply, file) : answerNotFound(reply)
      })
      await scope.register(fastifyStatic, {
        root: folder,
        decorateReply: false,
        index: false,
        preCompressed: true,
        immutable: true,
        maxAge: '1y',
      })
    },
    { prefix },
  )
}
