import { sql, getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { EmbeddedIdentity } from '../../pool/createEmbeddedIdentity'
import { activityRow } from '../../server/activity/recordActivity'
import type { Queryable, Transaction } from '../../server/db/client'
import type { Deps } from '../../server/deps'
import { writeBarcode } from '../../server/periods/makeDonorCard'
import { SAMPLE_PASSWORD } from '../../server/sampleAccounts'
import { activities } from '../../server/schema/activity'
import { administrators } from '../../server/schema/administrators'
import { donations, donationScreenings, rewardEntries } from '../../server/schema/donations'
import { floraTests } from '../../server/schema/floraTests'
import { bookingSlots, guidances } from '../../server/schema/guidance'
import { poolUsers } from '../../server/schema/identity'
import { mailOutbox } from '../../server/schema/mail'
import { preferenceSlots } from '../../server/schema/places'
import { healthChecks, onlineChecks, screenings } from '../../server/schema/screenings'
import { userProfiles } from '../../server/schema/users'
import { japaneseDateOf } from '../../shared/dates'
import { createRandom, type Random } from '../world/random'
import { later, MINUTE_MS } from '../world/worldTime'
import { createSampleData } from './createSampleData'
import { loadSampleConsents } from './guidance/loadSampleConsents'
import type { SampleProfile, SampleActivity } from './rows'

const SEED = 20_261_121

/**
 * Fills an empty service with sample data as of the clock's now, in one transaction: a start that is killed on the way
 * leaves nothing behind, and the next one loads it. A service that anybody has used is left as it is.
 * @returns whether anything was loaded
 */
export async function loadSampleData(options: {
  deps: Pick<Deps, 'db' | 'clock' | 'texts' | 'consents' | 'log' | 'files'>
  embedded: EmbeddedIdentity
}): Promise<boolean> {
  const { deps, embedded } = options
  if (!(await isEmpty(deps.db))) return false
  const now = deps.clock.now()
  const rows = createSampleData({ now, seed: SEED, region: deps.texts.region })
  const donors = await writeDonorCards(deps, rows.profiles)

  await deps.db.transaction(async (tx) => {
    const users = rows.accounts.map(({ canSignIn, ...account }) => ({
      ...account,
      ...(canSignIn ? { password: SAMPLE_PASSWORD } : {}),
    }))
    await embedded.unsafeImportUsers(users, tx)
    await insertRows(tx, administrators, rows.administrators)
    await insertRows(tx, userProfiles, rows.profiles)
    await insertRows(tx, preferenceSlots, rows.preferenceSlots)
    await insertRows(tx, screenings, rows.screenings)
    await insertRows(tx, onlineChecks, rows.onlineChecks)
    await insertRows(tx, healthChecks, rows.healthChecks)
    await insertRows(tx, guidances, rows.guidances)
    await loadSampleConsents(tx, deps, rows.guidances)
    await insertRows(tx, bookingSlots, rows.bookingSlots)
    await insertRows(tx, donations, rows.donations)
    await insertRows(tx, donationScreenings, rows.donationScreenings)
    await insertRows(tx, rewardEntries, rows.rewardEntries)
    await insertRows(tx, floraTests, rows.floraTests)
    await insertRows(tx, mailOutbox, rows.mails)
    if (donors > 0) await tx.execute(sql`select setval('donor_numbers', ${donors})`)
    await insertRows(tx, activities, activityRows(rows.activities, createRandom(SEED)))
  })
  deps.log.info({ people: rows.profiles.length, activities: rows.activities.length }, 'sample data loaded')
  return true
}

/** Barcodes of everybody who was ever certified and is still there. @returns how many donor numbers were given */
async function writeDonorCards({ files }: Pick<Deps, 'files'>, profiles: SampleProfile[]): Promise<number> {
  const donors = profiles.flatMap(({ donorId }) => (donorId ? [donorId] : []))
  for (const profile of profiles) {
    if (!profile.donorId || profile.deleteStatus) continue
    const { barCodeBucket, barCodeKey } = await writeBarcode(files, profile.donorId)
    Object.assign(profile, { barCodeBucket, barCodeKey })
  }
  return donors.length
}

/** The pool counts too: a service once started without sample data has an administrator there, and stays without. */
async function isEmpty(db: Queryable): Promise<boolean> {
  const found = await Promise.all([
    db.select({ id: userProfiles.id }).from(userProfiles).limit(1),
    db.select({ id: administrators.id }).from(administrators).limit(1),
    db.select({ id: poolUsers.sub }).from(poolUsers).limit(1),
  ])
  return found.every((rows) => rows.length === 0)
}

/** The log in the order of time, with the sign-ins that go before what people did on a day. */
function activityRows(activities: readonly SampleActivity[], random: Random) {
  const signIns = signInsBefore([...activities].sort(byTime), random)
  return [...activities, ...signIns].sort(byTime).map(activityRow)
}

const byTime = (a: { time: Date }, b: { time: Date }) => a.time.getTime() - b.time.getTime()

function signInsBefore(sorted: readonly SampleActivity[], random: Random): SampleActivity[] {
  const seen = new Set<string>()
  return sorted.flatMap(({ time, actorId, event }) => {
    const visit = `${actorId ?? ''} ${japaneseDateOf(time)}`
    if (actorId === null || seen.has(visit)) return []
    seen.add(visit)
    // Signing up signs one in.
    if (event.operation === 'SignUp') return []
    const at = later(time, -random.whole(1, 4) * MINUTE_MS)
    return [{ time: at, userId: actorId, actorId, event: { category: 'Account', operation: 'SignIn' } }]
  })
}

/** PostgreSQL takes so many parameters a statement. */
const MOST_PARAMETERS = 65_535

/** Inserts any number of rows in as few statements as PostgreSQL allows, in their order. */
async function insertRows<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const atOnce = Math.floor(MOST_PARAMETERS / Object.keys(getTableColumns(table)).length)
  for (let from = 0; from < rows.length; from += atOnce)
    await tx.insert(table).values(rows.slice(from, from + atOnce))
}
