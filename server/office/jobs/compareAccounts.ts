import { and, eq, gte, isNull } from 'drizzle-orm'
import { activityText } from '../../ground/words/activityText'
import type { PoolDifference } from '../../../shared/words/labels/poolDifferenceLabels'
import { japaneseDateOf, startOfJapaneseDate } from '../../../shared/facts/dates'
import { groupsOf } from '../../ground/access/rolesOf'
import { recordActivity } from '../../ground/recordActivity'
import { activities } from '../../ground/tables/activity'
import { administrators } from '../../ground/tables/administrators'
import type { Deps } from '../../ground/deps'
import type { PoolAccount, PoolGroup } from '../../ground/identity/identity'
import { userProfiles } from '../../ground/tables/users'

type Difference = { id: string; difference: PoolDifference }
type Kept = {
  email: string | null
  groups: readonly PoolGroup[]
  /** A former user must have no account; another job removes pending ones. */
  state: 'present' | 'leaving' | 'gone'
}

/**
 * Compares the user pool's accounts with our tables: with Amazon Cognito, a token holder can change an account.
 * Corrects nothing, as it may be an intrusion; logs differences once a day without personal data, and returns the
 * number.
 */
export async function compareAccounts(deps: Deps, now: Date): Promise<number> {
  // Read before the accounts, so that a person who joins meanwhile only adds an account.
  const kept = await keptPeople(deps)
  // Without administrator rows, the first administrator has not signed in yet.
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
    .select({
      id: administrators.id,
      email: administrators.email,
      role: administrators.role,
      roles: administrators.roles,
    })
    .from(administrators)
    .where(isNull(administrators.removedAt))
  const stateOf = (left: boolean, removedAt: Date | null) => {
    if (!left) return 'present'
    return removedAt ? 'gone' : 'leaving'
  }
  return new Map<string, Kept>([
    ...members.map(
      ({ id, email, left, removedAt }) =>
        [id, { email, groups: [], state: stateOf(left, removedAt) }] as const,
    ),
    ...staff.map(
      ({ id, email, ...duties }) => [id, { email, groups: groupsOf(duties), state: 'present' }] as const,
    ),
  ])
}

function differencesOf(account: PoolAccount, person: Kept | undefined): PoolDifference[] {
  // An account without a profile is normal, but not in a console group.
  if (!person) return account.groups.length > 0 ? ['StaffUnknown'] : []
  if (person.state === 'gone') return ['AccountOfDeparted']
  if (person.state === 'leaving') return []
  const differences: PoolDifference[] = []
  if ((person.email ?? '').toLowerCase() !== account.email.toLowerCase()) differences.push('EmailDiffers')
  if (account.groups.toSorted().join() !== person.groups.toSorted().join()) differences.push('GroupDiffers')
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
