import { getTableColumns, sql } from 'drizzle-orm'
import { japaneseDateOf, type JapaneseDate } from '../../../shared/facts/dates'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import type { Queryable } from '../../ground/db/client'
import { readsOf } from '../../ground/access/listDatabase'
import type { PreferenceSlot } from '../../generated/resolvers'
import { namedRows } from '../../ground/db/named'
import { preferenceSlots } from '../../ground/tables/places'
import { toPreferenceSlot } from '../../care/waitingList/getPreference'
import { countStanding, readNumbers } from './readNumbers'

/** Queries shared by several fields, run at their first use. */
export type DashboardParent = ReturnType<typeof getDashboard>

/** The state of the service and the office's open work, by Japanese days. */
export function getDashboard(context: RequestContext) {
  requireDuty(context, 'getDashboard')
  const db = once(() => readsOf(context, context.deps.db))
  const today = japaneseDateOf(context.now)
  return {
    statuses: async () => countStanding(await db()),
    numbers: once(async () => readNumbers(await db(), today)),
    places: async () => placesOfMonth(await db(), today),
  }
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | null = null
  return () => (reading ??= read())
}

const readMonth = namedRows(
  getTableColumns(preferenceSlots),
  sql`from preference_slots where year = ${sql.placeholder('year')} and month = ${sql.placeholder('month')}`,
)

async function placesOfMonth(db: Queryable, today: JapaneseDate): Promise<PreferenceSlot | null> {
  const [places] = await readMonth(db, { year: Number(today.slice(0, 4)), month: Number(today.slice(5, 7)) })
  return places ? toPreferenceSlot(places) : null
}
