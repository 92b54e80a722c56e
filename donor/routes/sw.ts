import type { Route } from './+types/sw'
import { pageRequestContext } from '../ground/page/loadContext'
import worker from './offline/worker.js?raw'

/** Not cached, so that a newer one takes over. */
export function loader({ context }: Route.LoaderArgs) {
  const { buildId } = context.get(pageRequestContext)
  return new Response(worker.replace('__BUILD__', buildId ?? 'development'), {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  })
}
