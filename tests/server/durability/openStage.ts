import pino from 'pino'
import { systemClock } from '../../../server/ground/clock'
import { connectDatabase } from '../../../server/ground/db/client'
import { findPlace } from '../../../server/ground/db/embeddedPlace'
import { findRunningUrl } from '../../../server/ground/db/embeddedUrl'
import { dataFolders, readSettings } from '../../../server/ground/settings/env'
import type { PoolContext } from '../../../pool/ground/context'
import { createEmbeddedIdentity } from '../../../pool/createEmbeddedIdentity'
import { loadKeys } from '../../../pool/ground/keys/loadKeys'
import { standardLimits } from '../../../pool/ground/limits'

const mail: PoolContext['mail'] = {
  enqueue: async () => true,
  deliverPending: async () => undefined,
}

/** Makes people and their tokens in a running program, by its keys and its database. */
export async function openStage({
  dataDir,
  port,
  databaseUrl,
}: {
  dataDir: string
  port: number
  /** Of a database that is not the program's own. */
  databaseUrl?: string
}) {
  const settings = readSettings({ DATA_DIR: dataDir, PORT: String(port) }, { production: false, empty: true })
  const { db, close } = connectDatabase(databaseUrl ?? findRunningUrl(findPlace(dataDir)) ?? '', {
    connections: 4,
  })
  const log = pino({ enabled: false })
  const { userPoolId } = settings.pool
  const pool: PoolContext = {
    settings,
    clock: systemClock,
    wallClock: systemClock,
    db,
    mail,
    log,
    keys: await loadKeys(dataFolders(dataDir).keys),
    limits: standardLimits,
    totpRequiredFor: [],
    issuer: `${settings.origin}/identity/${userPoolId}`,
    poolName: userPoolId.slice(userPoolId.indexOf('_') + 1),
  }
  const identity = await createEmbeddedIdentity({ settings, clock: systemClock, db, mail, log })
  return { db, pool, clock: systemClock, identity, url: `http://127.0.0.1:${port}`, close }
}
