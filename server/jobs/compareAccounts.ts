import { and, eq, gte, isNull } from 'drizzle-orm'
import { activityText, type PoolDifference } from '../../shared/activity'
import { japaneseDateOf, startOfJapaneseDate } from '../../shared/dates'
import { recordActivity } from '../activity/recordActivity'
import { activities } from '../schema/activity'
import { administrators } from '../schema/administrators'
import type { Deps } from '../deps'
import type { PoolAccount } from '../identity/identity'
import { userProfiles } from '../schema/users'

type Difference = { id: string; difference: PoolDifference }
type Kept = {
  email: string | null
  group: 'Administrators' | 'Support' | null
  /** Nobody who has left is to have an account; one whose removal still waits is another job's. */
  state: 'present' | 'leaving' | 'gone'
}

/**
 * Compares the accounts of the user pool with what we keep of their people. It mends nothing: a difference may be the
 * trace of an intrusion, so each is written into the log once a day, without personal data, until somebody has mended it.
 * Amazon Cognito lets whoever holds a token change an account by itself; here that shows.
 * @returns how many differences were written down
 */
export async function compareAccounts(deps: Deps, now: Date): Promise<number> {
  // Before the accounts: whoever joins meanwhile is only an account more.
  const kept = await keptPeople(deps)
  // The first administrator of all is taken in at their first call.
  const [anybody] = await deps.db.select({ id: administrators.id }).from(administrators).limit(1)
  const found: Difference[] = []
  for await (const page of deps.identity.admin.listAccounts())
    for (const account of page) {
      const person = kept.get(account.sub)
      kept.delete(account.sub)
      if (!person && !anybody) continue
      found.push(...differencesOf(account, person).map((difference) => ({ id: account.sub, difference })))
    }
  for (const [id, { state }] of kept)
    if (state === 'present') found.push({ id, difference: 'AccountMissing' })
  return report(deps, found, now)
}

async function keptPeople({ db }: Deps): Promise<Map<string, Kept>> {
  const members = await db
    .select({
      id: userProfiles.id,
      email: userProfiles.email,
      left: userProfiles.deleteStatus,
      removedAt: userProfiles.accountRemovedAt,
    })
    .from(userProfiles)
  const staff = await db
    .select({ id: administrators.id, email: administrators.email, role: administrators.role })
    .from(administrators)
    .where(isNull(administrators.removedAt))
  const stateOf = (left: boolean, removedAt: Date | null) => {
    if (!left) return 'present'
    return removedAt ? 'gone' : 'leaving'
  }
  return new Map<string, Kept>([
    ...members.map(
      ({ id, email, left, removedAt }) =>
        [id, { email, group: null, state: stateOf(left, removedAt) }] as const,
    ),
    ...staff.map(
      ({ id, email, role }) =>
        [
          id,
          { email, group: role === 'Administrator' ? 'Administrators' : 'Support', state: 'present' },
        ] as const,
    ),
  ])
}

function differencesOf(account: PoolAccount, person: Kept | undefined): PoolDifference[] {
  // Somebody who has not entered a profile yet is nobody of ours; in a group of the console nobody is so.
  if (!person) return account.groups.length > 0 ? ['StaffUnknown'] : []
  if (person.state === 'gone') return ['AccountOfDeparted']
  if (person.state === 'leaving') return []
  const differences: PoolDifference[] = []
  if ((person.email ?? '').toLowerCase() !== account.email.toLowerCase()) differences.push('EmailDiffers')
  if (account.groups.join() !== (person.group ?? '')) differences.push('GroupDiffers')
  return differences
}

async function report({ db, log }: Deps, found: Difference[], now: Date): Promise<number> {
  const written = await db
    .select({ userId: activities.userId, text: activities.text })
    .from(activities)
    .where(
      and(
        eq(activities.category, 'Security'),
        eq(activities.operation, 'PoolDiffers'),
        gte(activities.time, startOfJapaneseDate(japaneseDateOf(now))),
      ),
    )
  const known = new Set(written.map(({ userId, text }) => `${userId} ${text}`))
  let count = 0
  for (const { id, difference } of found) {
    const event = { category: 'Security', operation: 'PoolDiffers', difference } as const
    if (known.has(`${id} ${activityText(event, { by: 'system' })}`)) continue
    await recordActivity(db, { event, userId: id, actorId: null, now })
    log.warn({ userId: id, difference }, 'the user pool and our tables differ')
    count++
  }
  return count
}
