import { rm } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { questionnaires, type Questionnaires } from '../../shared/questionnaire/engine/questionnaires'
import { virtualClock, type VirtualClock } from '../../server/ground/clock'
import type { Database } from '../../server/ground/db/client'
import type { Deps } from '../../server/ground/deps'
import { dataFolders, readSettings, type Settings } from '../../server/ground/settings/env'
import { readConsents } from '../../server/ground/files/readConsents'
import { createFileStore } from '../../server/ground/files/createFileStore'
import { createServer, type ServerOptions } from '../../server/doors/http/createServer'
import type { PoolContext } from '../../pool/ground/context'
import { createEmbeddedIdentity, type EmbeddedIdentity } from '../../pool/createEmbeddedIdentity'
import { loadKeys } from '../../pool/ground/keys/loadKeys'
import { standardLimits } from '../../pool/ground/limits'
import { logOptions } from '../../server/ground/log/logOptions'
import { createMail } from '../../server/ground/outbox/createMail'
import { createPush } from '../../server/ground/push/createPush'
import type { PushPost } from '../../server/ground/push/postPush'
import { createPostalCodeSearch } from '../../server/ground/files/createPostalCodeSearch'
import { importCriteria } from '../../server/care/criteria/importCriteria'
import { copyOpening } from '../../server/care/guidance/readOpening'
import { readOperator } from '../../server/ground/files/readOperator'
import { makeMasterKey } from '../../server/ground/vault/readMasterKeys'
import { readVault } from '../../server/ground/vault/vault'
import { putInForce } from './criteria'
import { testDatabase, type TestDatabase } from './database'
import { testDataDir } from './testDataDir'

export type TestServer = {
  app: FastifyInstance
  /** Where it listens: http://127.0.0.1:port */
  url: string
  deps: Deps
  db: Database
  databaseUrl: string
  clock: VirtualClock
  identity: EmbeddedIdentity
  /** The pool's inside, to make tokens without the slow proof of a password. */
  pool: PoolContext
  /** What the program logged, one JSON object a line. */
  logged: string[]
  dataDir: string
  close(): Promise<void>
}

/** A Tuesday morning with business days around it. */
export const TEST_NOW = new Date('2026-12-01T00:00:00.000Z')

const VAPID_KEY = '0b'.repeat(32)

const noPushService: PushPost = async () => 201

/**
 * The real server on a database of its own, with the embedded user pool, mail in a folder and a clock that stands
 * still. Limits of calls by address are lifted: every test comes from the same one.
 */
export async function startTestServer(
  options: {
    now?: Date
    connections?: number
    production?: boolean
    /** Other versions of the online check than those of the product. */
    questionnaires?: Questionnaires
    /** Another operator than the sample's. */
    operatorFile?: string
    limits?: Omit<ServerOptions, 'development'>
    trustedProxies?: string[]
    /** More settings, as they are read at the start. */
    settings?: Partial<Settings>
    /** A database and a data folder that are there already; the server ends them as if it had made them. */
    data?: { database: TestDatabase; dataDir: string }
    /** False leaves the criteria of a production server unapproved. */
    criteria?: false
    /** What stands for the push services, none of which is called; false: devices are told nothing. */
    push?: PushPost | false
    /** Pages from `build/`, which most tests do without. */
    pages?: (app: FastifyInstance, deps: Deps) => Promise<void>
  } = {},
): Promise<TestServer> {
  const dataDir = options.data?.dataDir ?? (await testDataDir())
  const database = options.data?.database ?? (await testDatabase({ connections: options.connections }))
  const embedded = readSettings({ DATA_DIR: dataDir }, { production: false, empty: true })
  const settings: Settings = {
    ...embedded,
    mode: options.production ? 'production' : 'embedded',
    operatorFile: options.operatorFile ?? null,
    trustedProxies: options.trustedProxies ?? [],
    ...options.settings,
  }
  const clock = virtualClock(options.now ?? TEST_NOW)
  const logged: string[] = []
  const log = pino(logOptions, { write: (line: string) => void logged.push(line) })
  // What a test sets in it is of its own server: the file is read once for all.
  const texts = { ...readOperator(settings) }
  const consents = readConsents(settings, texts)
  const { db } = database
  if (!options.production) makeMasterKey(settings)
  const vault = readVault(settings)
  const mail = createMail({ settings, texts, clock, db, log, vault })
  const identity = await createEmbeddedIdentity({ settings, clock, db, mail, log })
  const { userPoolId } = settings.pool
  const pool: PoolContext = {
    settings,
    clock,
    wallClock: clock,
    db,
    mail,
    log,
    keys: await loadKeys(dataFolders(dataDir).keys),
    limits: standardLimits,
    totpRequiredFor: [],
    issuer: `${settings.origin}/identity/${userPoolId}`,
    poolName: userPoolId.slice(userPoolId.indexOf('_') + 1),
  }
  const deps: Deps = {
    settings,
    texts,
    consents,
    questionnaires: options.questionnaires ?? questionnaires,
    clock,
    db,
    lists: database.lists,
    replica: null,
    identity,
    mail,
    push: createPush(
      { ...settings, vapidKeys: options.push === false ? [] : [VAPID_KEY] },
      texts,
      options.push || noPushService,
    ),
    files: createFileStore({ settings }),
    vault,
    postalCodes: createPostalCodeSearch({ settings }),
    log,
  }
  await copyOpening(db, texts, clock.now())
  await importCriteria(deps, clock.now())
  if (options.production && options.criteria !== false) await putInForce({ deps, db })
  const app = await createServer(
    deps,
    options.limits ?? { signInsPerMinute: Infinity, callsPerMinute: Infinity },
  )
  await options.pages?.(app, deps)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    app,
    url,
    deps,
    db,
    databaseUrl: database.url,
    clock,
    identity,
    pool,
    logged,
    dataDir,
    async close() {
      await app.close()
      await mail.stop()
      await database.close()
      await rm(dataDir, { recursive: true })
    },
  }
}
