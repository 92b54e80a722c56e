import { randomUUID } from 'node:crypto'
import type { Plan } from '../../../devtools/sampleData/cast'
import { loadSampleData } from '../../../devtools/sampleData/loadSampleData'
import type { EmbeddedIdentity } from '../../../pool/createEmbeddedIdentity'
import { questionnaires } from '../../../shared/questionnaire/engine/questionnaires'
import { encrypterTo } from '../backup/age'
import { type Clock, clockStartingAt, systemClock } from '../../ground/clock'
import { readConsents } from '../../ground/files/readConsents'
import type { Database } from '../../ground/db/client'
import { requireDataFolder, startDataDir } from '../../ground/db/dataDir'
import type { Deps } from '../../ground/deps'
import type { Settings } from '../../ground/settings/env'
import { createFileStore } from '../../ground/files/createFileStore'
import { createServer, type ServerOptions } from '../../doors/http/createServer'
import { startJobs } from '../../office/jobs/startJobs'
import { startLog } from '../../ground/log/logOptions'
import { isLoopbackName } from '../../ground/settings/loopback'
import { createMetrics } from '../../doors/http/metrics/metrics'
import { serveMetrics } from '../../doors/http/metrics/serveMetrics'
import { createMail } from '../../ground/outbox/createMail'
import { createPush, makeVapidKey } from '../../ground/push/createPush'
import { importCriteria } from '../../care/criteria/importCriteria'
import { copyOpening } from '../../care/guidance/readOpening'
import { readOperator } from '../../ground/files/readOperator'
import { createPostalCodeSearch } from '../../ground/files/createPostalCodeSearch'
import { requirePort, whyNotListening } from '../../doors/http/requirePort'
import { SAMPLE_ACCOUNTS, SAMPLE_COLLEAGUES, SAMPLE_PASSWORD } from '../../ground/settings/sampleAccounts'
import { poolUsers } from '../../ground/tables/identity'
import { makeSealKey, sealKeysOf } from '../../records/seals/chain'
import { checkpointKeysOf, makeCheckpointKey } from '../../records/seals/checkpointKeys'
import { sealAtEnd } from '../../records/seals/sealAtEnd'
import { StartError } from '../../ground/log/startError'
import { makeMasterKey, masterKeysOf } from '../../ground/vault/readMasterKeys'
import { noteSigner, requireSealKeys } from '../../records/seals/requireSealKeys'
import { requireMasterKeys } from '../../ground/vault/requireMasterKeys'
import { readVault } from '../../ground/vault/vault'
import { startDatabase, startIdentity, startReplica } from './startDatabase'

export type Program = {
  url: string
  /** The folder of the embedded database; null for an external one. */
  databasePlace: string | null
  serviceName: string
  /** How to become the first administrator of a pool reachable by network; shown once. */
  firstAdministrator: FirstAdministrator | { link: string } | null
  stop(): Promise<void>
}

export type ProgramOptions = HttpOptions & {
  /** Replaces the system's clock and `FAKE_NOW`. */
  clock?: Clock
  /** False runs no jobs, so that a measurement sees only the requests. */
  jobs?: false
  cast?: readonly Plan[]
}

/**
 * Starts everything in this order; stopping goes backwards.
 * @throws SettingsError and StartError with a sentence for the operator; everything is stopped then
 */
export async function startProgram(settings: Settings, options: ProgramOptions = {}): Promise<Program> {
  const texts = readOperator(settings)
  const consents = readConsents(settings, texts)
  const stops: (() => unknown)[] = []
  const stop = async () => {
    for (const stopOne of stops.splice(0).reverse()) await stopOne()
  }
  try {
    if (settings.mode === 'embedded') {
      stops.push(startDataDir(settings.dataDir))
      makeSealKey(settings)
      makeCheckpointKey(settings)
      makeMasterKey(settings)
      makeVapidKey(settings)
    } else if (settings.filesBucket === null) requireDataFolder(settings.dataDir, 'files')
    await requirePort(settings)
    if (settings.metricsPort !== null)
      await requirePort({ port: settings.metricsPort, host: settings.host }, 'METRICS_PORT')
    const log = startLog(settings)
    if (sealKeysOf(settings).length === 0)
      log.warn('SEAL_KEY is not set: the log is sealed without a key, money and judgements are not sealed')
    if (checkpointKeysOf(settings).length === 0)
      log.warn('CHECKPOINT_KEY is not set: the heads of the log are not signed, nobody can take receipts')
    if (masterKeysOf(settings).length === 0) log.warn('HEALTH_KEY is not set: health answers are not sealed')
    if (settings.mode === 'production' && settings.backupRecipients === null)
      log.warn('BACKUP_RECIPIENT is not set: backups are not encrypted')
    await encrypterTo(settings.backupRecipients ?? [])
    const clock = options.clock ?? (settings.fakeNow ? clockStartingAt(settings.fakeNow) : systemClock)

    const database = await startDatabase(settings, log)
    stops.push(database.close)
    const { db, lists } = database
    await requireMasterKeys(db, settings)
    await requireSealKeys(db.$client, settings)
    await noteSigner(db.$client, settings)
    const replica = await startReplica(settings, database, log)
    stops.push(() => replica?.close())
    const vault = readVault(settings)
    await vault.prepare(db)
    stops.push(() => sealAtEnd({ db, log, settings, vault }))

    const mail = createMail({ settings, texts, clock, db, log, vault })
    stops.push(mail.stop)
    const { identity, embedded } = await startIdentity({ settings, clock, db, mail, log })
    const deps: Deps = {
      settings,
      texts,
      consents,
      questionnaires,
      clock,
      db,
      lists,
      replica,
      identity,
      mail,
      push: createPush(settings, texts),
      files: createFileStore({ settings }),
      vault,
      postalCodes: createPostalCodeSearch({ settings }),
      log,
    }

    await copyOpening(db, texts, clock.now())
    await importCriteria(deps, clock.now())
    if (embedded && settings.sampleData) await loadSampleData(deps, options.cast)
    const firstAdministrator = embedded && (await admitFirstAdministrator(embedded, deps))
    mail.start()
    if (options.jobs !== false) stops.push(await startJobs(deps))
    const metrics = settings.metricsPort === null ? undefined : createMetrics(deps)
    stops.push(await startHttp(deps, { ...options, metrics }))
    if (metrics && settings.metricsPort !== null)
      stops.push(await serveMetrics(deps, metrics, { port: settings.metricsPort, host: settings.host }))
    log.info({ mode: settings.mode, origin: settings.origin }, 'started')
    return {
      url: settings.origin,
      databasePlace: database.place,
      serviceName: texts.serviceName,
      firstAdministrator,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** By a link in production, where no one may know a sample password. */
async function admitFirstAdministrator(
  embedded: EmbeddedIdentity,
  deps: Deps,
): Promise<Program['firstAdministrator']> {
  if (deps.settings.mode !== 'production') return importFirstAdministrator(embedded, deps)
  await refuseSampleAccounts(embedded, '本番では起動できません。')
  const link = await embedded.firstAdministratorLink()
  return link === null ? null : { link }
}

/** Shown once at the start, because a reachable pool must not have a public password. */
type FirstAdministrator = { email: string; temporaryPassword: string }

/**
 * Adds the sample administrator to an empty embedded pool without sample people. If reachable by network, she gets a
 * temporary password of her own, and a folder with sample accounts is refused. Does nothing if the pool has accounts.
 * @throws StartError for sample accounts reachable by network
 */
async function importFirstAdministrator(
  embedded: EmbeddedIdentity,
  { db, clock, settings }: { db: Database; clock: Clock; settings: Pick<Settings, 'host'> },
): Promise<FirstAdministrator | null> {
  const email = SAMPLE_ACCOUNTS[0][0]
  const [anybody] = await db.select({ sub: poolUsers.sub }).from(poolUsers).limit(1)
  if (!isLoopbackName(settings.host)) {
    if (anybody)
      await refuseSampleAccounts(
        embedded,
        `ほかの端末から接続できる設定（HOST=${settings.host}）では起動できません。環境変数「DATA_DIR」で別のフォルダーを指定してください。`,
      )
    const created = anybody ? null : await embedded.admin.createUser({ email, groups: ['Administrators'] })
    return created && { email, temporaryPassword: created.temporaryPassword }
  }
  if (anybody) return null
  await embedded.unsafeImportUser({
    sub: randomUUID(),
    email,
    password: SAMPLE_PASSWORD,
    groups: ['Administrators'],
    createdAt: clock.now(),
  })
  return null
}

async function refuseSampleAccounts(embedded: EmbeddedIdentity, refusal: string): Promise<void> {
  for (const email of [...SAMPLE_ACCOUNTS.map(([address]) => address), ...SAMPLE_COLLEAGUES])
    if (await embedded.hasPassword(email, SAMPLE_PASSWORD))
      throw new StartError(
        `データベースに、パスワードが公開されている見本のアカウント（${email}）があります。${refusal}`,
      )
}

type HttpOptions = Omit<ServerOptions, 'development'> & {
  dev?: boolean
}

/** Time for open requests; then their connections are closed. */
const DRAIN_LIMIT_MS = 10_000
/** How often kept-alive connections of finished requests are closed. */
const SWEEP_MS = 100

async function registerPages(
  app: Awaited<ReturnType<typeof createServer>>,
  deps: Deps,
  dev: boolean,
): Promise<() => Promise<void>> {
  // Each mode loads only its own code.
  if (dev) return (await import('./developmentPages')).registerDevelopmentPages(app, deps)
  const [donor, admin] = await Promise.all([
    import('../../doors/http/donorPages'),
    import('../../doors/http/adminPages'),
  ])
  await donor.registerDonorPages(app, deps)
  await admin.registerAdminPages(app, deps)
  return async () => undefined
}

/** Serves requests; the returned function waits for open ones and stops. */
async function startHttp(deps: Deps, { dev = false, ...options }: HttpOptions): Promise<() => Promise<void>> {
  const { port, host } = deps.settings
  const app = await createServer(deps, { ...options, development: dev })
  const closePages = await registerPages(app, deps, dev)
  const close = async () => {
    const cut = setTimeout(() => app.server.closeAllConnections(), DRAIN_LIMIT_MS)
    const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS)
    await closePages()
    await app.close()
    clearTimeout(cut)
    clearInterval(sweep)
  }
  try {
    await app.listen({ port, host })
  } catch (error) {
    await close()
    throw whyNotListening(error, deps.settings)
  }
  return close
}
