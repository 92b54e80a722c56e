import type { Route } from './+types/sw'
import { pageRequestContext } from '../ground/page/loadContext'
import icon from '../ground/illustrations/icon-192.png?url&no-inline'
import worker from './offline/worker.js?raw'

/** Not cached, so that a newer one takes over. Another worker for other texts: it keeps a page with addresses and hours. */
export async function loader({ context }: Route.LoaderArgs) {
  const { buildId, texts } = context.get(pageRequestContext)
  const version = `${buildId ?? 'development'}-${await digestOf(JSON.stringify(texts))}`
  const script = worker
    .replace('__BUILD__', version)
    .replace('__ICON__', icon)
    .replace("'__NAME__'", () => JSON.stringify(texts.serviceName))
  return new Response(script, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  })
}

async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest).subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
}
