import type { UserRank } from './generated/schema'

/** Total donations from which a rank is held, lowest first. */
export const rankThresholds = [
  { rank: 'DonorCertification', from: 0 },
  { rank: 'Beginner', from: 1 },
  { rank: 'Bronze', from: 5 },
  { rank: 'Silver', from: 10 },
  { rank: 'Gold', from: 20 },
  { rank: 'Platinum', from: 40 },
  { rank: 'Diamond', from: 70 },
  { rank: 'Master', from: 100 },
] as const satisfies readonly { rank: UserRank; from: number }[]

/** The rank of somebody certified with so many donations. */
export function rankFor(totalDonations: number): UserRank {
  return rankThresholds.findLast(({ from }) => totalDonations >= from)?.rank ?? 'DonorCertification'
}

/** The next rank and how many donations it takes from here; null at the highest. */
export function nextRank(totalDonations: number): { rank: UserRank; missing: number } | null {
  const next = rankThresholds.find(({ from }) => from > totalDonations)
  return next ? { rank: next.rank, missing: next.from - totalDonations } : null
}
