import type { Random } from '../../world/random'

/** So many whole numbers from one to another, evenly spread and none exactly at its place. */
export function spread(random: Random, count: number, from: number, to: number): number[] {
  const step = (to - from) / count
  return Array.from({ length: count }, (_, index) => Math.floor(from + step * (index + random.next())))
}
