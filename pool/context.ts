import type { Logger } from 'pino'
import type { Clock } from '../server/clock'
import type { Database } from '../server/db/client'
import type { Settings } from '../server/env'
import type { Mail } from '../server/mail/mail'
import type { PoolGroup } from '../server/identity/identity'
import type { Keys } from './keys/loadKeys'
import type { Limits } from './limits/limits'

/** What every operation of the embedded pool works with. */
export type PoolContext = {
  settings: Settings
  clock: Clock
  /** The time browsers go by; apart from `clock` when that is set to another day (`FAKE_NOW`). */
  wallClock: Clock
  db: Database
  mail: Mail
  log: Logger
  keys: Keys
  limits: Limits
  /** Groups whose members must set up an authenticator before their first tokens. */
  totpRequiredFor: readonly PoolGroup[]
  issuer: string
  /** The part of the pool's id after `_`: it goes into every verifier. */
  poolName: string
}

/** Where a call came from. */
export type Caller = { ip: string; requestId: string | null }
