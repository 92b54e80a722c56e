import { sql, type SQL } from 'drizzle-orm'
import type { BulkFacts, BulkGiven } from '../../../shared/rules/office/bulk'
import type { JapaneseDate } from '../../../shared/facts/dates'
import type { BulkRefusal, Role } from '../../../shared/generated/schema'
import type { RequestContext } from '../../ground/access/context'
import type { Queryable, Transaction } from '../../ground/db/client'
import { userProfiles as users, type UserProfileRow } from '../../ground/tables/users'

type Job = { jobId: string; reason: string | null }
type Person = { person: UserProfileRow; to: BulkFacts }

export type Room = { places: number; refusal: BulkRefusal }

/** An act with many people, on the server. Its words are in `shared/rules/office/bulk.ts`. */
export type Act = {
  /** What it changes of a person, as jsonb: shown in the preview, and must be unchanged when it runs. */
  facts: SQL
  /** Joined to the people, at most one row each; to these few, or to all. */
  beside?: (now: Date, given: BulkGiven, few: readonly string[] | null) => SQL
  /** Fixes the chosen input in its current state, and what the duties may see of it. */
  pin?: (db: Queryable, given: BulkGiven, roles: ReadonlySet<Role>) => Promise<BulkGiven>
  /** The resulting facts, as jsonb. */
  after: (given: BulkGiven, tx: Transaction, roles: ReadonlySet<Role>) => SQL | Promise<SQL>
  /** Why a person does not change, as the name of a BulkRefusal; null for those who change. */
  refusal: (to: SQL, today: JapaneseDate) => SQL
  order: SQL
  /** Null for no limit. */
  room?: (db: Queryable, now: Date, given: BulkGiven) => Promise<Room | null>
  /** Locks what must be locked before the person. */
  hold?: (tx: Transaction, now: Date) => Promise<unknown>
  /** Changes nothing of the person: what was shown is what was done. */
  isMailOnly?: true
  /** Changes people who are locked; if one of them cannot be changed, it throws. */
  change: (
    tx: Transaction,
    context: RequestContext,
    change: Job & { people: readonly Person[] },
  ) => Promise<unknown>
}

/** Changes each by the operation for one person, in order. */
export const oneByOne =
  (
    change: (tx: Transaction, context: RequestContext, one: Job & Person) => Promise<unknown> | null,
  ): Act['change'] =>
  async (tx, context, { people, ...job }) => {
    for (const one of people) await change(tx, context, { ...job, ...one })
  }

export const byName = sql`${users.lastNameFurigana}, ${users.firstNameFurigana}`

export const asFacts = (facts: BulkFacts) => sql`${JSON.stringify(facts)}::jsonb`

export const peopleOf = (
  { beside }: Act,
  now: Date,
  given: BulkGiven,
  few: readonly string[] | null = null,
) => (beside ? sql`${users} ${beside(now, given, few)}` : sql`${users}`)
