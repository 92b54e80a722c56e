import type { Logger } from 'pino'
import type { Clock } from '../../server/ground/clock'
import type { Database } from '../../server/ground/db/client'
import type { Settings } from '../../server/ground/settings/env'
import type { Mail } from '../../server/ground/outbox/mail'
import type { PoolGroup } from '../../server/ground/identity/identity'
import type { Keys } from './keys/loadKeys'
import type { Limits } from './limits'

export type PoolContext = {
  settings: Settings
  clock: Clock
  /** The browsers' time. Differs from `clock` when `FAKE_NOW` is set. */
  wallClock: Clock
  db: Database
  mail: Pick<Mail, 'enqueue' | 'deliverPending'>
  log: Logger
  keys: Keys
  limits: Limits
  totpRequiredFor: readonly PoolGroup[]
  issuer: string
  /** Part of every verifier. */
  poolName: string
}

export type Caller = {
  ip: string
  /** The origin of the calling page; null outside a browser. */
  origin: string | null
  /** The caller's device in words; null if unknown. */
  device: string | null
  requestId: string | null
  /** Identifies the request: look-ups are cached by it. */
  request: object
}
