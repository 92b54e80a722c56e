// The renderer for Node uses an AsyncLocalStorage, with which Node tracks every promise of the process from the first
// page on.
import { renderToReadableStream } from 'react-dom/server.edge'
import {
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import { earlyScript } from './ground/graphql/earlyScript'
import { withLateScripts } from './ground/page/lateScripts'
import { EarlyScriptContext, pageRequestContext } from './ground/page/loadContext'

export { createLoadContext } from './ground/page/loadContext'
export { earlyScript }

export const streamTimeout = 5_000
// Longer than the data's timeout, so that failed boundaries still reach the page.
const RENDER_TIMEOUT = streamTimeout + 1_000

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(pageRequestContext).reportError(error)
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const { nonce, reportError } = loadContext.get(pageRequestContext)
  const page = await renderToReadableStream(
    <EarlyScriptContext value={earlyScript}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </EarlyScriptContext>,
    {
      nonce,
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(RENDER_TIMEOUT)]),
      onError(error) {
        if (!request.signal.aborted) reportError(error)
      },
    },
  )
  // Pages are kept and sent as a whole.
  await page.allReady
  // Vite's pages have scripts of their own to wait for.
  if (import.meta.env.DEV) return new Response(page, { status, headers })
  const { pathname } = new URL(request.url)
  return new Response(withLateScripts(await new Response(page).text(), { pathname, nonce }), {
    status,
    headers,
  })
}
