import { parentPort, workerData } from 'node:worker_threads'
import { impactOn, type Candidates, type LastCheck } from '../../shared/criteria/replay'

// A thread of its own: others' requests go on meanwhile.
const on = workerData as Candidates
parentPort?.on('message', (checks: LastCheck[]) => {
  parentPort?.postMessage(
    checks.flatMap((check) => impactOn(check, on) ?? []),
    [],
  )
})
