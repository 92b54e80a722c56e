import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps'
import { StartError } from '../startError'
import './securityHeaders'

const BUILD = join(import.meta.dirname, '../../build/admin')

/** Stands in the built page where each request's own nonce belongs (vite.config.admin.ts). */
const NONCE_PLACEHOLDER = 'CSP_NONCE'

async function builtPage(): Promise<string> {
  try {
    return await readFile(join(BUILD, 'index.html'), 'utf8')
  } catch {
    throw new StartError(
      '管理画面がまだ作られていません。「npm run build」のあとに、もう一度起動してください。',
    )
  }
}

/**
 * The console under /admin/: its assets from `build/admin` with names that change with their contents, and the one
 * page at every other address, for the browser's router reads the rest.
 * @throws StartError where the console has not been built
 */
export async function registerAdminPages(app: FastifyInstance, _deps: Deps): Promise<void> {
  const page = await builtPage()
  await app.register(fastifyStatic, {
    root: join(BUILD, 'assets'),
    prefix: '/admin/assets/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
  })
  app.get('/admin', (_request, reply) => reply.redirect('/admin/'))
  app.get('/admin/*', (request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page.replaceAll(NONCE_PLACEHOLDER, request.cspNonce)),
  )
}
