import type { SeatFigures } from '../../../shared/generated/schema'
import type { SeatOutlook, SeatPlan } from './plan'

/** Simulates thousands of futures in a worker, which ends when the result is no longer needed. */
export function reckonOutlook(
  figures: SeatFigures,
  plan: SeatPlan,
  signal: AbortSignal,
): Promise<SeatOutlook> {
  const worker = new Worker(new URL('./outlook.worker.ts', import.meta.url), { type: 'module' })
  const reckoned = new Promise<SeatOutlook>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<SeatOutlook>) => resolve(data))
    worker.addEventListener('error', ({ message }) => reject(new Error(message)))
    signal.addEventListener('abort', () => reject(new Error('Nobody waits for it any more')))
  })
  // A worker has no origin but ours.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker.postMessage({ figures, plan })
  return reckoned.finally(() => worker.terminate())
}
