import type { Logger } from 'pino'
import type { PublicTexts } from '../../shared/facts/config'
import type { Questionnaires } from '../../shared/questionnaire/engine/questionnaires'
import type { Clock } from './clock'
import type { KnownConsent } from './files/readConsents'
import type { Database } from './db/client'
import type { Replica } from './db/replica'
import type { Settings } from './settings/env'
import type { FileStore } from './files/createFileStore'
import type { Identity } from './identity/identity'
import type { Mail } from './outbox/mail'
import type { Push } from './push/createPush'
import type { PostalCodeSearch } from './files/createPostalCodeSearch'
import type { Vault } from './vault/vault'

export type Deps = {
  settings: Settings
  texts: PublicTexts
  /** Consent versions of the guidance, earliest first. */
  consents: readonly KnownConsent[]
  questionnaires: Questionnaires
  clock: Clock
  db: Database
  /** The same database with separate connections for staff searches, so that slow ones block no other request. */
  lists: Database
  /** Replica for reading lists when it is current enough; null without `DATABASE_REPLICA_URL`. */
  replica: Replica | null
  identity: Identity
  mail: Mail
  /** Null where devices are told nothing: without `VAPID_KEY` in production. */
  push: Push | null
  files: FileStore
  vault: Vault
  postalCodes: PostalCodeSearch
  log: Logger
}
