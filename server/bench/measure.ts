/** Enough for a median; slower operations are asked fewer times. */
const RUNS = { most: 25, least: 5 }
const LONGEST_MS = 3_000

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/**
 * Medians of the small and of the large in turn, so that whatever else the machine does falls upon both.
 * @returns milliseconds
 */
export async function measure(
  small: () => Promise<unknown>,
  large: () => Promise<unknown>,
): Promise<{ small: number; large: number }> {
  // The first times compile the document and fill the caches.
  for (const work of [small, large, small, large]) await work()
  const times: { small: number[]; large: number[] } = { small: [], large: [] }
  let spent = 0
  while (times.large.length < RUNS.least || (times.large.length < RUNS.most && spent < LONGEST_MS)) {
    times.small.push(await timed(small))
    const took = await timed(large)
    times.large.push(took)
    spent += took
  }
  return { small: median(times.small), large: median(times.large) }
}
