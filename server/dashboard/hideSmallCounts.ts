/** Fewer people than this are not told by number. */
const SMALLEST_COUNT = 5

/**
 * Takes away every number under five, and the next smallest with them as long as what is hidden is one number alone or
 * below five in sum: else whoever knows how many there are in all could work it out.
 * @returns the counts in their order, null where hidden
 */
export function hideSmallCounts(counts: readonly number[]): (number | null)[] {
  const rising = counts.map((_, index) => index).toSorted((a, b) => (counts[a] ?? 0) - (counts[b] ?? 0))
  const hidden = new Set<number>()
  let sum = 0
  for (const index of rising) {
    const people = counts[index] ?? 0
    const isSafe = hidden.size === 0 || (hidden.size > 1 && sum >= SMALLEST_COUNT)
    if (people >= SMALLEST_COUNT && isSafe) break
    hidden.add(index)
    sum += people
  }
  return counts.map((people, index) => (hidden.has(index) ? null : people))
}
