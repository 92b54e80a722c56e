import type { UserRank } from '../generated/schema'

/** Donations required per rank; every certified person has the first. */
export type RankRules = Readonly<Record<Exclude<UserRank, 'DonorCertification'>, number>>

/** Lowest first. */
export const rankThresholds = (rules: RankRules) =>
  [
    { rank: 'DonorCertification', from: 0 },
    { rank: 'Beginner', from: rules.Beginner },
    { rank: 'Bronze', from: rules.Bronze },
    { rank: 'Silver', from: rules.Silver },
    { rank: 'Gold', from: rules.Gold },
    { rank: 'Platinum', from: rules.Platinum },
    { rank: 'Diamond', from: rules.Diamond },
    { rank: 'Master', from: rules.Master },
  ] as const satisfies readonly { rank: UserRank; from: number }[]

export function rankFor(totalDonations: number, rules: RankRules): UserRank {
  return rankThresholds(rules).findLast(({ from }) => totalDonations >= from)?.rank ?? 'DonorCertification'
}

/** Null at the highest. */
export function nextRank(
  totalDonations: number,
  rules: RankRules,
): { rank: UserRank; missing: number } | null {
  const next = rankThresholds(rules).find(({ from }) => from > totalDonations)
  return next ? { rank: next.rank, missing: next.from - totalDonations } : null
}
