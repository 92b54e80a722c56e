import type { EmbeddedIdentity } from '../../pool/createEmbeddedIdentity'
import { connectDatabase, type DatabaseConnection } from '../../server/ground/db/client'
import { migrateDatabase } from '../../server/ground/db/migrate'
import { startService } from '../world/startService'
import { passOf } from '../world/door'
import { fillDatabase, type Size } from './fillDatabase'

const OFFICE = '00000000-0000-4000-8000-000000000001'
export const office = { email: 'office@example.com', password: 'Bench-Passw0rd' }

/** A service of a size, and an administrator who calls it by the HTTP server's injection. */
export type Site = {
  connection: DatabaseConnection
  now: Date
  identity: EmbeddedIdentity
  /** @throws Error when the answer has errors: a refusal is quick and would pass for speed */
  ask(query: string, variables: Record<string, unknown>): Promise<unknown>
  close(): Promise<void>
}

export async function openSite(options: {
  url: string
  dataDir: string
  size: Size
  now: Date
}): Promise<Site> {
  const { now } = options
  const connection = connectDatabase(options.url)
  await migrateDatabase(connection)
  await fillDatabase(connection, options.size, now)
  const service = await startService({ db: connection.db, dataDir: options.dataDir, now })
  await service.identity.unsafeImportUser({
    sub: OFFICE,
    ...office,
    groups: ['Administrators'],
    createdAt: now,
  })
  return {
    connection,
    now,
    identity: service.identity,
    async ask(query, variables) {
      const response = await service.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization: passOf(OFFICE), 'x-purpose': 'inquiry' },
        payload: { query, variables },
      })
      const { data, errors } = response.json<{ data?: unknown; errors?: { message: string }[] }>()
      if (!data || errors) throw new Error(errors?.[0]?.message ?? String(response.statusCode))
      return data
    },
    async close() {
      await service.stop()
      await connection.close()
    },
  }
}
