import type { ActivityEvent } from '../../shared/activity'
import type { administrators } from '../../server/schema/administrators'
import type { donations, donationScreenings, rewardEntries } from '../../server/schema/donations'
import type { floraTests } from '../../server/schema/floraTests'
import type { bookingSlots, guidances } from '../../server/schema/guidance'
import type { PoolGroup } from '../../server/identity/identity'
import type { mailOutbox } from '../../server/schema/mail'
import type { preferenceSlots } from '../../server/schema/places'
import type { healthChecks, onlineChecks, screenings } from '../../server/schema/screenings'
import type { UserProfileRow } from '../../server/schema/users'

/** An account of the user pool. Without a password nobody can sign in with it. */
export type SampleAccount = {
  sub: string
  email: string
  createdAt: Date
  group?: PoolGroup
  canSignIn: boolean
}

export type SampleActivity = {
  time: Date
  userId: string | null
  /** Who did it; null for the system. */
  actorId: string | null
  event: ActivityEvent
}

export type SampleProfile = Omit<
  UserProfileRow,
  'searchText' | 'hasCaution' | 'nextDate' | 'nextDateKind' | 'retryState' | 'retryOn'
>

/** Everything that is loaded, table by table. */
export type SampleRows = {
  accounts: SampleAccount[]
  administrators: (typeof administrators.$inferInsert)[]
  profiles: SampleProfile[]
  screenings: (typeof screenings.$inferInsert)[]
  onlineChecks: (typeof onlineChecks.$inferInsert)[]
  healthChecks: (typeof healthChecks.$inferInsert)[]
  guidances: (typeof guidances.$inferInsert)[]
  bookingSlots: (typeof bookingSlots.$inferInsert)[]
  preferenceSlots: (typeof preferenceSlots.$inferInsert)[]
  donations: (typeof donations.$inferInsert)[]
  donationScreenings: (typeof donationScreenings.$inferInsert)[]
  rewardEntries: (typeof rewardEntries.$inferInsert)[]
  floraTests: (typeof floraTests.$inferInsert)[]
  mails: (Omit<typeof mailOutbox.$inferInsert, 'createdAt'> & { createdAt: Date })[]
  activities: SampleActivity[]
}

export const noRows = (): SampleRows => ({
  accounts: [],
  administrators: [],
  profiles: [],
  screenings: [],
  onlineChecks: [],
  healthChecks: [],
  guidances: [],
  bookingSlots: [],
  preferenceSlots: [],
  donations: [],
  donationScreenings: [],
  rewardEntries: [],
  floraTests: [],
  mails: [],
  activities: [],
})
