import { existsSync } from 'node:fs'
import { Worker, type WorkerOptions } from 'node:worker_threads'

/**
 * A separate thread, so that other requests continue meanwhile.
 * @param built its name in `build/server`; the source is used where nothing is built
 */
export function startWorker(built: string, source: URL, options: WorkerOptions = {}): Worker {
  const file = new URL(`../../build/server/${built}.js`, import.meta.url)
  return existsSync(file)
    ? new Worker(file, options)
    : new Worker(source, { ...options, execArgv: ['--import', 'tsx'] })
}
