/**
 * Parses a cell such as `Bacteroides:0.31；Blautia：0.69`, or one pair per line.
 * @returns the pairs for `readComposition`; null if they cannot be separated
 */
export function parseComposition(cell: string): Record<string, number> | null {
  const pairs = cell
    .normalize('NFKC')
    .split(/[;\n]/)
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')
    .map((pair) => /^(.+):\s*([0-9.]+)$/.exec(pair))
  const names = pairs.map((pair) => pair?.[1]?.trim() ?? '')
  if (pairs.length === 0 || names.includes('') || new Set(names).size < names.length) return null
  return Object.fromEntries(pairs.map((pair, index) => [names[index], Number(pair?.[2])]))
}
