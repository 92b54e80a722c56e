import { activityRow } from '../activity/activityRow'
import { japaneseDateOf } from '../../shared/dates'
import type { Random } from './random'
import type { SampleActivity } from './rows'
import { later, MINUTE_MS } from './sampleTime'

/** The log in the order of time, with the sign-ins that go before what people did on a day. */
export function activityRows(activities: readonly SampleActivity[], random: Random) {
  const signIns = signInsBefore([...activities].sort(byTime), random)
  return [...activities, ...signIns].sort(byTime).map(activityRow)
}

const byTime = (a: { time: Date }, b: { time: Date }) => a.time.getTime() - b.time.getTime()

function signInsBefore(sorted: readonly SampleActivity[], random: Random): SampleActivity[] {
  const seen = new Set<string>()
  return sorted.flatMap(({ time, actorId, event }) => {
    const visit = `${actorId ?? ''} ${japaneseDateOf(time)}`
    if (actorId === null || seen.has(visit)) return []
    seen.add(visit)
    // Signing up signs one in.
    if (event.operation === 'SignUp') return []
    const at = later(time, -random.whole(1, 4) * MINUTE_MS)
    return [{ time: at, userId: actorId, actorId, event: { category: 'Account', operation: 'SignIn' } }]
  })
}
