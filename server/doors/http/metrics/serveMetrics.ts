import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Deps } from '../../../ground/deps'
import { whyNotListening } from '../requirePort'
import type { Metrics } from './metrics'

/** Serves only `/metrics`, on a port that no proxy publishes. @returns a function that stops it */
export async function serveMetrics(
  { log }: Pick<Deps, 'log'>,
  metrics: Metrics,
  place: { port: number; host: string },
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'metrics')
        response.writeHead(500).end()
      },
    )
  })
  try {
    server.listen(place)
    await once(server, 'listening')
  } catch (error) {
    throw whyNotListening(error, place, 'METRICS_PORT')
  }
  return async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
}
