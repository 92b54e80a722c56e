import { parentPort, workerData } from 'node:worker_threads'
import { impactOn, type Candidates, type LastCheck } from '../judgeAgain'

// A separate thread, so that other requests continue meanwhile.
const on = workerData as Candidates
parentPort?.on('message', (checks: LastCheck[]) => {
  parentPort?.postMessage(
    checks.flatMap((check) => impactOn(check, on) ?? []),
    [],
  )
})
