/**
 * Shannon's index with natural logarithm, −Σ p ln p: 0 for a single genus, ln n for n equal ones.
 * @param shares not negative; normalised by their sum, so that rounding does not matter
 */
export function shannonDiversity(shares: readonly number[]): number {
  const total = shares.reduce((sum, share) => sum + share, 0)
  return shares.reduce((sum, share) => (share > 0 ? sum - (share / total) * Math.log(share / total) : sum), 0)
}
