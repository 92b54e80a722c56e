import type { UserRank } from '../../../shared/generated/schema'

/** Total donations from which a rank is held, highest first. Specification §4. */
const thresholds: readonly [UserRank, number][] = [
  ['Master', 100],
  ['Diamond', 70],
  ['Platinum', 40],
  ['Gold', 20],
  ['Silver', 10],
  ['Bronze', 5],
  ['Beginner', 1],
]

export function rankOf(totalDonations: number): UserRank {
  return thresholds.find(([, from]) => totalDonations >= from)?.[0] ?? 'DonorCertification'
}
