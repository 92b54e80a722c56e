/** Among fewer results than this a place would tell the order of the others. */
const FEWEST_RANKED = 10

/** The place as its person may read it: null among too few results. */
export function rankShown(place: number | null, total: number): number | null {
  return total < FEWEST_RANKED ? null : place
}
