import { erasedColumns } from '../../../server/leaving/erasedColumns'
import { happen, type By, type Life } from '../life'

/** Withdrawal by oneself or deletion by the office: the account goes, the rows stay without a person. */
export function leaveService(life: Life, at: Date, by: By): void {
  const { rows } = life.world
  const { id } = life.profile
  const operation = by === 'self' ? 'Withdraw' : 'Delete'
  happen(life, at, by, { category: 'Account', operation }, { ...erasedColumns, accountRemovedAt: at })
  rows.accounts = rows.accounts.filter(({ sub }) => sub !== id)
  // The first answer is the day of birth: answers go with the person, the result stays for the figures.
  for (const check of rows.onlineChecks)
    if (check.userId === id) Object.assign(check, { answers: {}, judgement: null, updatedAt: at })
  if (life.guidance) {
    Object.assign(life.guidance, { status: 'Cancelled', deadlineAt: null, closedAt: at, updatedAt: at })
    life.guidance = null
  }
}
