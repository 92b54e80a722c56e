import type { CompositionParts } from './compositionParts'

type Change = { name: string; points: string }

/** The genera with the largest growth and loss between two tests, in percentage points; null without one. */
export function shareChanges(
  before: CompositionParts,
  now: CompositionParts,
): { most: Change | null; least: Change | null } {
  const all = ({ main, others }: CompositionParts) =>
    new Map([...main, ...others].map(({ name, share }) => [name, share]))
  const [then, today] = [all(before), all(now)]
  const changes = [...new Set([...then.keys(), ...today.keys()])]
    .map((name) => ({
      name,
      points: Math.round(((today.get(name) ?? 0) - (then.get(name) ?? 0)) * 1000) / 10,
    }))
    .toSorted((a, b) => b.points - a.points)
  const [first, last] = [changes[0], changes.at(-1)]
  return {
    most: first && first.points > 0 ? { name: first.name, points: first.points.toFixed(1) } : null,
    least: last && last.points < 0 ? { name: last.name, points: Math.abs(last.points).toFixed(1) } : null,
  }
}
