/** Means and ranks of fewer people would reveal individuals. */
export const FEWEST_TOGETHER = 10

/** Null among too few results. */
export function rankShown(place: number | null, total: number): number | null {
  return total < FEWEST_TOGETHER ? null : place
}

export const RANKING_BEADS = 20

/** The bead (0 to 19, most diverse last) of a rank. @param place 1 for the most diverse of `total` results */
export function rankingBead(place: number, total: number): number {
  if (total <= 1) return RANKING_BEADS - 1
  const share = (total - place) / (total - 1)
  return Math.round(Math.min(Math.max(share, 0), 1) * (RANKING_BEADS - 1))
}
