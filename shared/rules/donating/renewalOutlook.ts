import type { JapaneseDate } from '../../facts/dates'

/** State after a renewal check that did not pass. */
export type HeldRenewal = {
  result: 'Failed_1' | 'Failed_2'
  /** First day to take the check again; null if today, or if unknown. */
  from: JapaneseDate | null
  expiration: JapaneseDate | null
  /** The check may be taken again today: its day is reached, or the office allows it. */
  mayStart?: boolean
}

/** When the check can be repeated: now, within the validity, after it, once something has ended, or never. */
export type RenewalOutlook = 'now' | 'within' | 'afterwards' | 'open' | 'never'

export function renewalOutlook({ result, from, expiration, mayStart }: HeldRenewal): RenewalOutlook {
  if (mayStart) return 'now'
  if (result === 'Failed_2') return 'never'
  if (from === null) return 'open'
  return expiration !== null && from > expiration ? 'afterwards' : 'within'
}

export const mayRenew = (held: HeldRenewal) => ['now', 'within', 'open'].includes(renewalOutlook(held))
