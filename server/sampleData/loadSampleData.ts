import { sql } from 'drizzle-orm'
import { administrators } from '../administrators/tables'
import { activities } from '../activity/tables'
import type { Queryable } from '../db/client'
import type { Deps } from '../deps'
import { writeBarcode } from '../donations/makeDonorCard'
import { donations, donationScreenings, rewardEntries } from '../donations/tables'
import { floraTests } from '../floraTests/tables'
import { bookingSlots, guidances } from '../guidance/tables'
import type { EmbeddedIdentity } from '../identity/createEmbeddedIdentity'
import { poolUsers } from '../identity/tables'
import { preferenceSlots } from '../preferences/tables'
import { mailOutbox } from '../mail/tables'
import { SAMPLE_PASSWORD } from '../sampleAccounts'
import { healthChecks, onlineChecks, screenings } from '../screenings/tables'
import { userProfiles } from '../users/tables'
import { activityRows } from './activityRows'
import { createSampleData } from './createSampleData'
import { insertRows } from './insertRows'
import { createRandom } from './random'
import type { SampleProfile } from './rows'

const SEED = 20_261_121

/**
 * Fills an empty service with sample data as of the clock's now, in one transaction: a start that is killed on the way
 * leaves nothing behind, and the next one loads it. A service that anybody has used is left as it is.
 * @returns whether anything was loaded
 */
export async function loadSampleData(options: {
  deps: Pick<Deps, 'db' | 'clock' | 'texts' | 'log' | 'files'>
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
