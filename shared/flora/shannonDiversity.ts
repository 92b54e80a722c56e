/**
 * Shannon's index with the natural logarithm, −Σ p ln p: 0 for one genus alone, ln n when n genera are equally frequent.
 * @param shares not negative; they are taken as parts of their sum, so that a rounded table gives what an exact one does
 */
export function shannonDiversity(shares: readonly number[]): number {
  const total = shares.reduce((sum, share) => sum + share, 0)
  return shares.reduce((sum, share) => (share > 0 ? sum - (share / total) * Math.log(share / total) : sum), 0)
}
