import { poolGroupOf } from '../../server/ground/identity/isPoolGroup'
import { recordActivity } from '../../server/ground/recordActivity'
import { SAMPLE_PASSWORD } from '../../server/ground/settings/sampleAccounts'
import { administrators } from '../../server/ground/tables/administrators'
import { addDays, type JapaneseDate } from '../../shared/facts/dates'
import type { EmbeddedIdentity } from '../../pool/createEmbeddedIdentity'
import { addColleague, periodsDue, settleRewards } from '../world/office'
import { must, type World } from '../world/world'
import { businessDayOnOrAfter, officeTime } from '../world/worldTime'
import { dutyHolders, staff } from './cast'

/** Made-up colleagues have the known password instead of a mailed temporary one. */
export const withKnownPasswords = (identity: EmbeddedIdentity, now: () => Date, newId: () => string) => ({
  ...identity,
  admin: {
    ...identity.admin,
    async createUser({ email, groups }: Parameters<EmbeddedIdentity['admin']['createUser']>[0]) {
      const sub = newId()
      await identity.unsafeImportUser({ sub, email, groups, password: SAMPLE_PASSWORD, createdAt: now() })
      return { sub, temporaryPassword: SAMPLE_PASSWORD, expiresAt: now() }
    },
  },
})

/**
 * Makes the first administrator and plans her colleagues.
 * @param administratorIds those who do the office's work; colleagues are added when they come
 */
export async function openOffice(world: World, start: JapaneseDate, administratorIds: Set<string>) {
  const { deps, agenda, identity, random } = world
  const [head, ...colleagues] = staff
  if (!head) throw new Error('The office has nobody')
  const { name, email, roles } = head
  const now = world.now()
  const account = await withKnownPasswords(identity, world.now, random.uuid).admin.createUser({
    email,
    groups: head.roles.map(poolGroupOf),
  })
  const id = account.sub
  const audit = { profileCreatedAt: now, createdAt: now, updatedAt: now }
  await deps.db.insert(administrators).values({ id, name, email, role: 'Administrator', roles, ...audit })
  const event = { category: 'Administrator', operation: 'Create', roles } as const
  await recordActivity(deps.db, { event, userId: id, actorId: null, now })
  administratorIds.add(id)
  for (const { id: sub, role: duty, ...holder } of dutyHolders) {
    const groups = [poolGroupOf(duty)]
    const { email: address } = holder
    await identity.unsafeImportUser({
      sub,
      email: address,
      groups,
      password: SAMPLE_PASSWORD,
      createdAt: now,
    })
    await deps.db.insert(administrators).values({ id: sub, ...holder, role: duty, roles: [duty], ...audit })
  }
  for (const { name: Name, email: Email, roles: Roles, since } of colleagues)
    agenda.add(officeTime(random, businessDayOnOrAfter(addDays(start, since))), async () => {
      const created = must(await addColleague(world, id, { Name, Email, Roles }), 'createAdministrator')
      if (Roles.includes('Administrator')) administratorIds.add(created.createAdministrator.Id)
    })
}

const PAYDAY = '20'
/** Rewards that became due since then wait for the next payday. */
const SETTLED_DAYS_BEFORE = 10

export function planPaydays(world: World, office: () => string, start: JapaneseDate, today: JapaneseDate) {
  const { agenda, random } = world
  for (let day = start; day <= today; day = addDays(day, 1)) {
    if (!day.endsWith(PAYDAY)) continue
    agenda.add(officeTime(random, businessDayOnOrAfter(day)), async () => {
      for (const { userId, period } of await periodsDue(world, addDays(day, -SETTLED_DAYS_BEFORE)))
        must(await settleRewards(world, office(), userId, period), 'settleRewards')
    })
  }
}
