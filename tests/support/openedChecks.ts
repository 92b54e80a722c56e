import type { SQL } from 'drizzle-orm'
import { onlineChecks, type OnlineCheckRow } from '../../server/ground/tables/screenings'
import type { TestServer } from './testServer'

/** Checks with what is sealed in them opened. */
export async function openedChecks({ db, deps }: TestServer, condition: SQL): Promise<OnlineCheckRow[]> {
  return deps.vault.open(db, 'online_checks', await db.select().from(onlineChecks).where(condition))
}
