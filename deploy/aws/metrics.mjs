// Beside the service, in the same task: hands its numbers (METRICS_URL) to CloudWatch once a minute, as lines of the
// log in the embedded metric format. Numbers only.
import { setInterval } from 'node:timers/promises'
import { toMetrics } from './toMetrics.mjs'

const EVERY_MS = 60_000
const NAMESPACE = 'nakatsugu'

const stopping = new AbortController()
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => stopping.abort())

async function read() {
  try {
    const answer = await fetch(process.env.METRICS_URL ?? '', { signal: AbortSignal.timeout(10_000) })
    return answer.ok ? await answer.text() : null
  } catch {
    return null
  }
}

function print(values) {
  const Metrics = Object.keys(values).map((Name) => ({ Name }))
  const CloudWatchMetrics = [{ Namespace: NAMESPACE, Dimensions: [[]], Metrics }]
  const line = { _aws: { Timestamp: Date.now(), CloudWatchMetrics }, ...values }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

let before = null
try {
  for await (const _ of setInterval(EVERY_MS, undefined, { signal: stopping.signal })) {
    const text = await read()
    // Silence is an alarm of its own.
    if (text === null) continue
    const { values, internal } = toMetrics(text, before)
    before = internal
    print(values)
  }
} catch (error) {
  if (!stopping.signal.aborted) throw error
}
