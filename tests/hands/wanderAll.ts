import { wander } from './wander'

/** Runs all seeds and prints what was found. */
export async function wanderAll(seeds: readonly number[]): Promise<string[]> {
  const wrong: string[] = []
  let lost = 0
  for (const seed of seeds) {
    const found = await wander(seed)
    if (found.length > 0) lost++
    wrong.push(...found)
  }
  process.stdout.write(`wanderer: ${seeds.length} tried, ${lost} wrong\n`)
  return wrong
}
