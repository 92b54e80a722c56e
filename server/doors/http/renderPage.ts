import { randomBytes } from 'node:crypto'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import type { PublicTexts } from '../../../shared/facts/config'
import { japaneseDateOf, type JapaneseDate } from '../../../shared/facts/dates'
import type { ShownCriteria } from '../../care/criteria/shownCriteria'
import { OLD_BROWSER_SCRIPT } from '../../../shared/facts/oldBrowser'
import type { Deps } from '../../ground/deps'
import { publicKeysOf } from '../../records/seals/checkpointKeys'
import { contentSecurityPolicy, permissionsPolicy } from './contentSecurityPolicy'
import { clientConfig, type ClientConfig } from './publicConfig'

/** Input of one rendering; the donor app's entry module has the same fields. */
type PageRequest = {
  nonce: string
  texts: PublicTexts
  config: ClientConfig
  today: JapaneseDate
  criteria: ShownCriteria['criteria']
  published: ShownCriteria['published']
  origin: string
  requestId: string | null
  receiptKeys: readonly string[]
  buildId: string | null
  reportError: (error: unknown) => void
}

/** The entry module makes the context, because its keys belong to the donor app's build. */
type DonorEntry = {
  createLoadContext: (request: PageRequest) => RouterContextProvider
  /** An inline script of some pages, which has no mark. */
  earlyScript: string
}

const isDonorEntry = (module: object): module is DonorEntry =>
  'createLoadContext' in module &&
  typeof module.createLoadContext === 'function' &&
  'earlyScript' in module &&
  typeof module.earlyScript === 'string'

export type RenderedPage = { status: number; headers: Record<string, string>; text: string }

/** Renders pages and other answers of the donor app. `requestId` is null for shared pages. */
export function createRenderer(
  deps: Deps,
  pages: ServerBuild | (() => Promise<ServerBuild>),
  shown: () => Promise<ShownCriteria>,
): (request: Request, requestId: string | null) => Promise<RenderedPage> {
  const { settings, texts, clock, log } = deps
  const development = typeof pages === 'function'
  const receiptKeys = publicKeysOf(settings)
  const handle = createRequestHandler(pages, development ? 'development' : 'production')

  return async (request, requestId) => {
    const { entry, assets } = typeof pages === 'function' ? await pages() : pages
    if (!isDonorEntry(entry.module)) throw new Error('build/donor has no createLoadContext: build it again')
    const nonce = randomBytes(18).toString('base64')
    const { criteria, published } = await shown()
    const context = entry.module.createLoadContext({
      nonce,
      // How units are recorded is no matter of the pages, nor who the partners are.
      texts: { ...texts, material: false, partners: undefined },
      config: clientConfig(deps),
      today: japaneseDateOf(clock.now()),
      criteria,
      published,
      origin: settings.origin,
      requestId,
      receiptKeys,
      buildId: development ? null : assets.version,
      reportError: (error) => log.error({ requestId, err: error }, 'page failed'),
    })
    const response = await handle(request, context)
    const { text, scripts } = unmarked(await response.text(), nonce)
    const { earlyScript } = entry.module
    for (const own of [earlyScript, OLD_BROWSER_SCRIPT]) if (text.includes(own)) scripts.push(own)
    return {
      status: response.status,
      headers: {
        'content-security-policy': contentSecurityPolicy(settings, scripts, development),
        'permissions-policy': permissionsPolicy('(self)'),
        ...Object.fromEntries(response.headers),
      },
      text,
    }
  }
}

/**
 * Removes the mark from our inline scripts, and lists them. A script injected into the page through a name or an
 * address has no mark, is not listed and does not run.
 */
function unmarked(marked: string, nonce: string): { text: string; scripts: string[] } {
  const mark = ` nonce="${nonce}"`
  const scripts = Array.from(marked.matchAll(/<script([^>]*)>([^]*?)<\/script>/g)).flatMap(
    ([, attributes = '', script = '']) => (attributes.includes(mark) && script !== '' ? [script] : []),
  )
  return { text: marked.replaceAll(mark, ''), scripts }
}
