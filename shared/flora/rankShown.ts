/** Means and ranks of fewer people would reveal individuals. */
export const FEWEST_TOGETHER = 10

/** The rank shown to its person: null among too few results. */
export function rankShown(place: number | null, total: number): number | null {
  return total < FEWEST_TOGETHER ? null : place
}
