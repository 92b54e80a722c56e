import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { virtualClock, type VirtualClock } from '../../server/clock'
import type { Database } from '../../server/db/client'
import type { Deps } from '../../server/deps'
import { readSettings } from '../../server/env'
import { createFileStore } from '../../server/files/createFileStore'
import { createServer } from '../../server/http/createServer'
import { createEmbeddedIdentity, type EmbeddedIdentity } from '../../server/identity/createEmbeddedIdentity'
import { createMail } from '../../server/mail/createMail'
import { createPostalCodeSearch } from '../../server/postalCodes/createPostalCodeSearch'
import { publicTexts } from '../../server/publicTexts'
import { testDatabase } from './database'

export type TestServer = {
  app: FastifyInstance
  /** Where it listens: http://127.0.0.1:port */
  url: string
  deps: Deps
  db: Database
  clock: VirtualClock
  identity: EmbeddedIdentity
  close(): Promise<void>
}

/** A Tuesday morning with business days around it. */
export const TEST_NOW = new Date('2026-12-01T00:00:00.000Z')

/**
 * The real server on a database of its own, with the embedded user pool, mail in a folder and a clock that stands
 * still. Limits of calls by address are lifted: every test comes from the same one.
 */
export async function startTestServer(
  options: { now?: Date; connections?: number } = {},
): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'nakatsugu-test-'))
  const database = await testDatabase({ connections: options.connections })
  const settings = readSettings({ DATA_DIR: dataDir }, { production: false, empty: true })
  const clock = virtualClock(options.now ?? TEST_NOW)
  const log = pino({ level: 'silent' })
  const texts = publicTexts(settings)
  const { db } = database
  const mail = createMail({ settings, texts, clock, db, log })
  const identity = await createEmbeddedIdentity({ settings, clock, db, mail, log })
  const deps: Deps = {
    settings,
    texts,
    clock,
    db,
    identity,
    mail,
    files: createFileStore({ settings }),
    postalCodes: createPostalCodeSearch({ settings }),
    log,
  }
  const app = await createServer(deps, { signInsPerMinute: Infinity, callsPerMinute: Infinity })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    app,
    url,
    deps,
    db,
    clock,
    identity,
    async close() {
      await app.close()
      await mail.stop()
      await database.close()
      await rm(dataDir, { recursive: true })
    },
  }
}
