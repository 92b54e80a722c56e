import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { questionnaires } from '../../shared/questionnaire/engine/questionnaires'
import { virtualClock, type VirtualClock } from '../../server/ground/clock'
import type { Database } from '../../server/ground/db/client'
import type { Deps } from '../../server/ground/deps'
import { readSettings } from '../../server/ground/settings/env'
import { createFileStore } from '../../server/ground/files/createFileStore'
import { createServer } from '../../server/doors/http/createServer'
import { createEmbeddedIdentity, type EmbeddedIdentity } from '../../pool/createEmbeddedIdentity'
import { createMail } from '../../server/ground/outbox/createMail'
import { createPostalCodeSearch } from '../../server/ground/files/createPostalCodeSearch'
import { importCriteria } from '../../server/care/criteria/importCriteria'
import { copyOpening } from '../../server/care/guidance/readOpening'
import { makeMasterKey } from '../../server/ground/vault/readMasterKeys'
import { readVault } from '../../server/ground/vault/vault'
import { readOperator } from '../../server/ground/files/readOperator'
import { readConsents } from '../../server/ground/files/readConsents'
import { admitPasses } from './door'

export type Service = {
  app: FastifyInstance
  deps: Deps
  clock: VirtualClock
  identity: EmbeddedIdentity
  stop(): Promise<void>
}

/**
 * The real service on its own database, with a clock that is moved by hand, called by the HTTP server's injection. Two
 * things are not real: sign-ins, because proofs of passwords would take most of the time; and the time of mails,
 * because the order must be the same each time.
 */
export async function startService(options: { db: Database; dataDir: string; now: Date }): Promise<Service> {
  const { db, dataDir } = options
  // Without the environment: no setting of this machine leads to a database, a mail server or a pool.
  const settings = readSettings({ DATA_DIR: dataDir }, { production: false, empty: true })
  makeMasterKey(settings)
  const clock = virtualClock(options.now)
  const log = pino({ level: 'silent' })
  const texts = readOperator(settings)
  const consents = readConsents(settings, texts)
  const vault = readVault(settings)
  const outbox = createMail({ settings, texts, clock, db, log, vault })
  const mail = { ...outbox, deliverPending: async () => undefined }
  const identity = await createEmbeddedIdentity({ settings, clock, db, mail, log })
  const deps = admitPasses({
    settings,
    texts,
    consents,
    questionnaires,
    clock,
    db,
    lists: db,
    replica: null,
    mail,
    push: null,
    log,
    identity,
    files: createFileStore({ settings }),
    vault,
    postalCodes: createPostalCodeSearch({ settings }),
  })
  await copyOpening(db, texts, clock.now())
  await importCriteria(deps, clock.now())
  const app = await createServer(deps, { callsPerMinute: Infinity, signInsPerMinute: Infinity })
  return {
    app,
    deps,
    clock,
    identity,
    async stop() {
      await app.close()
      await outbox.stop()
    },
  }
}
