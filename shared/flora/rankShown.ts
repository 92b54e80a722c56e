/** Fewer people's results than this would tell of each other: in a mean, and in the order of their places. */
export const FEWEST_TOGETHER = 10

/** The place as its person may read it: null among too few results. */
export function rankShown(place: number | null, total: number): number | null {
  return total < FEWEST_TOGETHER ? null : place
}
