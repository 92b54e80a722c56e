export const RANKING_BEADS = 20

/**
 * Which of twenty beads in a row, from the least diverse (0) to the most diverse (19), a place stands at.
 * @param place 1 for the most diverse of `total` results
 */
export function rankingBead(place: number, total: number): number {
  if (total <= 1) return RANKING_BEADS - 1
  const share = (total - place) / (total - 1)
  return Math.round(Math.min(Math.max(share, 0), 1) * (RANKING_BEADS - 1))
}
