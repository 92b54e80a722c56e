import type { Route } from './+types/sw'
import { pageRequestContext } from '../loadContext'
import worker from '../offline/worker.js?raw'

/** The service worker of this build. Asked for anew each time, so that a newer one takes over with the next page. */
export function loader({ context }: Route.LoaderArgs) {
  const { buildId } = context.get(pageRequestContext)
  return new Response(worker.replace('__BUILD__', buildId ?? 'development'), {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  })
}
