import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { OLD_BROWSER, OLD_BROWSER_SCRIPT, oldBrowserText } from '../../../shared/facts/oldBrowser'
import type { Deps } from '../../ground/deps'
import { StartError } from '../../ground/log/startError'
import { registerAssets } from './assets'
import { contentSecurityPolicy } from './contentSecurityPolicy'
import { createPageFile, sendPageFile } from './pageFile'

const BUILD = join(import.meta.dirname, '../../../build/admin')

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
 * The console under /admin/: assets from `build/admin` with hashed names, and one page for all other addresses.
 * @throws StartError if the console is not built
 */
export async function registerAdminPages(app: FastifyInstance, deps: Deps): Promise<void> {
  const page = createPageFile(withOldBrowser(await builtPage(), deps.texts), {
    // Private, because `ADMIN_ALLOW` does not bind a cache before us.
    'cache-control': 'private, no-cache',
    'content-security-policy': contentSecurityPolicy(deps.settings, [OLD_BROWSER_SCRIPT], false),
  })
  await registerAssets(app, deps, { of: 'admin', folder: join(BUILD, 'assets'), prefix: '/admin/assets' })
  // Requested each time, so that a newer one takes over.
  const offline = { 'cache-control': 'private, no-cache' }
  const worker = createPageFile(await readFile(join(BUILD, 'sw.js')), {
    ...offline,
    'content-type': 'text/javascript; charset=utf-8',
  })
  const manifest = createPageFile(consoleManifest(deps.texts), {
    ...offline,
    'content-type': 'application/manifest+json',
  })
  app.get('/admin/sw.js', (request, reply) => sendPageFile(request, reply, worker))
  app.get('/admin/manifest.webmanifest', (request, reply) => sendPageFile(request, reply, manifest))
  app.get('/admin', (_request, reply) => reply.redirect('/admin/'))
  app.get('/admin/*', (request, reply) => sendPageFile(request, reply, page))
}

/** Before any script of the console, which an old browser cannot read. */
const withOldBrowser = (page: string, texts: Deps['texts']) =>
  page.replace(
    '<div id="root">',
    () =>
      `<p id="${OLD_BROWSER}" role="alert" hidden>${oldBrowserText(texts)}</p><script>${OLD_BROWSER_SCRIPT}</script><div id="root">`,
  )

function consoleManifest({ serviceName }: Deps['texts']): string {
  const name = `${serviceName}管理`
  return JSON.stringify({
    id: '/admin/',
    name,
    short_name: name,
    lang: 'ja',
    dir: 'ltr',
    start_url: '/admin/reception',
    scope: '/admin/',
    display: 'standalone',
    theme_color: '#ffffff',
    background_color: '#ffffff',
    icons: [{ src: '/mark.svg', sizes: 'any', type: 'image/svg+xml' }],
  })
}
