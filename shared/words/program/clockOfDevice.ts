import { isRecord } from '../../facts/isRecord'
import { DEVICE_CLOCK } from './authErrors'
import { clockWrong } from './deviceClock'

/** Signatures of a sign-in bear the device's time, and the user pool takes them for five minutes. */
const CLOCK_MINUTES = 4

const isOver = (failure: unknown): boolean =>
  isRecord(failure) &&
  [failure.name, failure.code].includes('NotAuthorizedException') &&
  /session.*expired/iu.test(String(failure.message))

/** The failure of a sign-in; where the device's clock (`now`, in ms) is its cause, one that says so. */
export async function orWrongClock(failure: unknown, now: number): Promise<unknown> {
  if (!isOver(failure)) return failure
  const told = await fetch('/livez', { cache: 'no-store' }).then(
    ({ headers }) => Date.parse(headers.get('date') ?? ''),
    () => NaN,
  )
  const minutes = Math.round((now - told) / 60_000)
  if (!(Math.abs(minutes) >= CLOCK_MINUTES)) return failure
  return Object.assign(new Error(clockWrong(minutes)), { name: DEVICE_CLOCK })
}
