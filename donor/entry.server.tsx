import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import {
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import { earlyScript } from './graphql/earlyScript'
import { EarlyScriptContext, pageRequestContext } from './loadContext'

export { createLoadContext } from './loadContext'
export { earlyScript }

export const streamTimeout = 5_000
// Longer than the data's timeout, so that failed boundaries still reach the page.
const RENDER_TIMEOUT = streamTimeout + 1_000

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(pageRequestContext).reportError(error)
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const { nonce, reportError } = loadContext.get(pageRequestContext)

  return new Promise((resolve, reject) => {
    let timeout: NodeJS.Timeout | undefined
    const begin = () => {
      const body = new PassThrough({
        final(callback) {
          clearTimeout(timeout)
          callback()
        },
      })
      resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
      pipe(body)
    }
    const { pipe, abort } = renderToPipeableStream(
      <EarlyScriptContext value={earlyScript}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </EarlyScriptContext>,
      {
        nonce,
        // Pages are kept and sent as a whole.
        onAllReady: begin,
        onShellError: reject,
        onError(error) {
          if (!request.signal.aborted) reportError(error)
        },
      },
    )
    timeout = setTimeout(abort, RENDER_TIMEOUT)
    request.signal.addEventListener('abort', () => abort(request.signal.reason), { once: true })
  })
}
