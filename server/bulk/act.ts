import { sql, type SQL } from 'drizzle-orm'
import type { BulkFacts, BulkGiven } from '../../shared/bulk'
import type { JapaneseDate } from '../../shared/dates'
import type { BulkRefusal } from '../../shared/generated/schema'
import type { RequestContext } from '../access/context'
import type { Queryable, Transaction } from '../db/client'
import { userProfiles as users, type UserProfileRow } from '../schema/users'

type Change = { jobId: string; person: UserProfileRow; to: BulkFacts; reason: string | null }

/** How many can change, and why the others do not. */
export type Room = { places: number; refusal: BulkRefusal }

/** What can be done with many people, for the server. Its words stand in `shared/bulk.ts`. */
export type Act = {
  /** What it changes of a person, as jsonb: shown before, and still so when it runs. */
  facts: SQL
  /** What is joined to the people for it, one row for each of them at most. */
  beside?: (now: Date) => SQL
  /** What was chosen, held as it stands at this moment. */
  pin?: (db: Queryable, given: BulkGiven) => Promise<BulkGiven>
  /** What it makes of them, as jsonb. */
  after: (given: BulkGiven, tx: Transaction) => SQL | Promise<SQL>
  /** Why somebody does not change, as the name of a BulkRefusal; null for those who do. */
  refusal: (to: SQL, today: JapaneseDate) => SQL
  /** Who comes first. */
  order: SQL
  /** Null for as many as there are. */
  room?: (db: Queryable, now: Date, given: BulkGiven) => Promise<Room | null>
  /** What has to be locked before the person. */
  hold?: (tx: Transaction, now: Date) => Promise<unknown>
  /** It leaves the person as they are: what was shown is what was done. */
  isMailOnly?: true
  /** The operation for one person. */
  change: (tx: Transaction, context: RequestContext, change: Change) => Promise<unknown>
}

export const byName = sql`${users.lastNameFurigana}, ${users.firstNameFurigana}`

export const asFacts = (facts: BulkFacts) => sql`${JSON.stringify(facts)}::jsonb`

/** The people with all that an act looks at. */
export const peopleOf = ({ beside }: Act, now: Date) =>
  beside ? sql`${users} ${beside(now)}` : sql`${users}`
