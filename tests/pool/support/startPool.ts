import { rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import pino from 'pino'
import { logOptions } from '../../../server/ground/log/logOptions'
import { systemClock, virtualClock } from '../../../server/ground/clock'
import { readSettings } from '../../../server/ground/settings/env'
import { createEmbeddedIdentity } from '../../../pool/createEmbeddedIdentity'
import type { PoolContext } from '../../../pool/ground/context'
import type { EmbeddedIdentityDeps } from '../../../pool/createEmbeddedIdentity'
import type { MailRequest } from '../../../server/ground/outbox/mail'
import { testDatabase } from '../../support/database'
import { testDataDir } from '../../support/testDataDir'

export const PASSWORD = 'Sea-breeze over 9 hills'
export const START = new Date('2026-12-01T00:00:00Z')

/** Keeps what was asked for, so that a test can read the code as a person reads her mail. */
function recordMail() {
  const sent: MailRequest[] = []
  const mail: PoolContext['mail'] = {
    enqueue: async (_tx, request) => {
      sent.push(request)
      return true
    },
    deliverPending: async () => undefined,
  }
  const codeFor = (email: string) => {
    const params = sent.findLast((request) => request.to === email)?.params
    if (!params || !('code' in params)) throw new Error(`no code was mailed to ${email}`)
    return params.code
  }
  return { mail, sent, codeFor }
}

/** The embedded pool on a port of its own, over a fresh database, with a clock that the test moves. */
export async function startPool(
  options: Partial<EmbeddedIdentityDeps> = {},
  environment: Record<string, string> = {},
) {
  const database = await testDatabase()
  const dataDir = await testDataDir()
  const settings = readSettings({ DATA_DIR: dataDir, ...environment }, { production: false, empty: true })
  const clock = virtualClock(START)
  const { mail, sent, codeFor } = recordMail()
  const lines: string[] = []
  const log = pino({ ...logOptions, level: 'trace' }, { write: (line: string) => lines.push(line) })
  const deps = { settings, clock, db: database.db, mail, log, wallClock: systemClock, ...options }
  const identity = await createEmbeddedIdentity(deps)
  const app = Fastify()
  identity.registerRoutes?.(app)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address: AddressInfo | string | null = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('the pool has no port')
  return {
    identity,
    app,
    clock,
    settings,
    dataDir,
    db: database.db,
    pool: database.pool,
    sent,
    codeFor,
    lines,
    deps,
    endpoint: `http://127.0.0.1:${address.port}/identity/`,
    async stop() {
      await app.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type TestPool = Awaited<ReturnType<typeof startPool>>
