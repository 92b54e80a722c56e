import type { Logger } from 'pino'
import type { PublicTexts } from '../shared/config'
import type { Questionnaires } from '../shared/questionnaire/questionnaires'
import type { Clock } from './clock'
import type { KnownConsent } from './consents/readConsents'
import type { Database } from './db/client'
import type { Settings } from './env'
import type { FileStore } from './files/fileStore'
import type { Identity } from './identity/identity'
import type { Mail } from './mail/mail'
import type { PostalCodeSearch } from './postalCodes/postalCodeSearch'

/** Everything outside the program's own logic, made once at start and handed to whoever needs it. */
export type Deps = {
  settings: Settings
  texts: PublicTexts
  /** The versions of what donors agree to at the guidance, the earliest first. */
  consents: readonly KnownConsent[]
  questionnaires: Questionnaires
  clock: Clock
  db: Database
  /** The same database, for the lists that staff search: a slow one takes nobody else's connection. */
  lists: Database
  identity: Identity
  mail: Mail
  files: FileStore
  postalCodes: PostalCodeSearch
  log: Logger
}
