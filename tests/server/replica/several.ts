import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { freePort } from '../../../devtools/world/freePort'
import { openStage } from '../durability/openStage'
import { startService, type Service } from '../durability/service'

export type Several = {
  /** Makes people; its calls go to the first process. */
  stage: Awaited<ReturnType<typeof openStage>>
  /** Where each process listens. */
  urls: string[]
  metrics: string[]
  /** What each process has logged. */
  logs(): string[]
  services: Service[]
  /** Starts a process again that has ended. */
  restart(index: number): Promise<void>
  stop(): Promise<void>
}

/** Processes of the program on one database, as one service: same keys, same origin. */
export async function startSeveral(
  count: number,
  given: { env: Record<string, string>; flags?: string[] },
): Promise<Several> {
  const places: Parameters<typeof startService>[0][] = []
  const folder = mkdtempSync(join(tmpdir(), 'nakatsugu-several-'))
  chmodSync(folder, 0o711)
  const metricsPorts: number[] = []
  const first = await freePort()
  for (let index = 0; index < count; index++) {
    const dataDir = join(folder, String(index))
    cpSync(inject('keysFolder'), join(dataDir, 'keys'), { recursive: true })
    const metricsPort = await freePort()
    metricsPorts.push(metricsPort)
    const env = {
      ...given.env,
      ORIGIN: `http://localhost:${first}`,
      SEAL_KEY: 'a'.repeat(64),
      CHECKPOINT_KEY: 'b'.repeat(64),
      METRICS_PORT: String(metricsPort),
    }
    places.push({ dataDir, port: index === 0 ? first : await freePort(), env, flags: given.flags })
  }
  // The first one migrates.
  const services = [await startService(places[0]!)]
  services.push(...(await Promise.all(places.slice(1).map(startService))))
  const stage = await openStage({ ...places[0]!, databaseUrl: given.env.DATABASE_URL })
  return {
    stage,
    urls: places.map(({ port }) => `http://127.0.0.1:${port}`),
    metrics: metricsPorts.map((port) => `http://127.0.0.1:${port}/metrics`),
    services,
    logs: () => places.map(({ dataDir }) => readFileSync(join(dataDir, 'server.log'), 'utf8')),
    async restart(index) {
      services[index] = await startService(places[index]!)
    },
    async stop() {
      await stage.close()
      await Promise.all(services.map((service) => service.terminate()))
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
