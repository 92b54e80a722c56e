import { happen, type By, type Life } from '../life'
import type { SampleProfile } from '../rows'

/** What is left of a person who is gone: no name, no way to reach, no day of birth. */
const erased = {
  email: null,
  lastName: null,
  firstName: null,
  lastNameFurigana: null,
  firstNameFurigana: null,
  gender: null,
  birthday: null,
  tel: null,
  zipCode: null,
  address: null,
  pref: null,
  city: null,
  building: null,
  caution: null,
  subscribedMagazine: false,
  retryReminder: false,
  waitingSince: null,
  deleteStatus: true,
} as const satisfies Partial<SampleProfile>

/** Withdrawal by oneself or deletion by the office: the account goes, the rows stay without a person. */
export function leaveService(life: Life, at: Date, by: By): void {
  const { rows } = life.world
  const { id } = life.profile
  const operation = by === 'self' ? 'Withdraw' : 'Delete'
  happen(
    life,
    at,
    by,
    { category: 'Account', operation },
    {
      ...erased,
      donorStatus: 'NotCertified',
      accountRemovedAt: at,
    },
  )
  rows.accounts = rows.accounts.filter(({ sub }) => sub !== id)
  // The first answer is the day of birth: answers go with the person, the result stays for the figures.
  for (const check of rows.onlineChecks)
    if (check.userId === id) Object.assign(check, { answers: {}, judgement: null, updatedAt: at })
  if (life.guidance) {
    life.guidance.closedAt = at
    life.guidance.updatedAt = at
    life.guidance = null
  }
}
