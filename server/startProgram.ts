import { sealAtEnd } from './activity/seals/sealAtEnd'
import { makeSealKey, sealKeysOf } from './activity/seals/sealKeys'
import { importFirstAdministrator, type FirstAdministrator } from './administrators/importFirstAdministrator'
import type { Clock } from './clock'
import { clockStartingAt, systemClock } from './clock'
import type { Deps } from './deps'
import type { Settings } from './env'
import { createFileStore } from './files/createFileStore'
import { startJobs } from './jobs/startJobs'
import { createMail } from './mail/createMail'
import { createPostalCodeSearch } from './postalCodes/createPostalCodeSearch'
import { readOperator } from './operator/readOperator'
import { requirePort } from './requirePort'
import { loadSampleData } from './sampleData/loadSampleData'
import { requireFileFolder, startDataDir } from './startDataDir'
import { startDatabase } from './startDatabase'
import { startHttp, type HttpOptions } from './startHttp'
import { startIdentity } from './startIdentity'
import { startLog } from './log/startLog'

export type Program = {
  url: string
  /** The folder of the embedded database, null with one of one's own. */
  databasePlace: string | null
  serviceName: string
  /** Made just now for a pool that others reach by the network; to be shown once. */
  firstAdministrator: FirstAdministrator | null
  /** Answers what is under way, then ends everything, the database too. */
  stop(): Promise<void>
}

export type ProgramOptions = HttpOptions & {
  /** In place of the system's clock or `FAKE_NOW`. */
  clock?: Clock
}

/**
 * Starts everything the settings ask for, in this order; stopping goes through the list backwards.
 * @throws SettingsError and StartError with a sentence for whoever starts it; nothing is left running then
 */
export async function startProgram(settings: Settings, options: ProgramOptions = {}): Promise<Program> {
  const texts = readOperator(settings)
  const stops: (() => unknown)[] = []
  const stop = async () => {
    for (const stopOne of stops.splice(0).reverse()) await stopOne()
  }
  try {
    if (settings.mode === 'embedded') {
      stops.push(startDataDir(settings.dataDir))
      makeSealKey(settings)
    } else if (settings.filesBucket === null) requireFileFolder(settings.dataDir)
    await requirePort(settings)
    const log = startLog(settings)
    if (sealKeysOf(settings).length === 0)
      log.warn('SEAL_KEY is not set: the log is sealed without a key, money and judgements are not sealed')
    const clock = options.clock ?? (settings.fakeNow ? clockStartingAt(settings.fakeNow) : systemClock)

    const database = await startDatabase(settings, log)
    stops.push(database.close)
    const { db, lists } = database
    stops.push(() => sealAtEnd({ db, log, settings }))

    const mail = createMail({ settings, texts, clock, db, log })
    stops.push(mail.stop)
    const { identity, embedded } = await startIdentity({ settings, clock, db, mail, log })
    const deps: Deps = {
      settings,
      texts,
      clock,
      db,
      lists,
      identity,
      mail,
      files: createFileStore({ settings }),
      postalCodes: createPostalCodeSearch({ settings }),
      log,
    }

    if (embedded && settings.sampleData) await loadSampleData({ deps, embedded })
    const firstAdministrator = embedded && (await importFirstAdministrator(embedded, deps))
    mail.start()
    stops.push(await startJobs(deps))
    stops.push(await startHttp(deps, options))
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
