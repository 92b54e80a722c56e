/** PostgreSQL's text of the same jsonb value: shorter keys first, then by bytes. */
export function jsonbText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(jsonbText).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  const entries = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .map(([key, each]) => ({ key: Buffer.from(key), text: `${JSON.stringify(key)}: ${jsonbText(each)}` }))
    .toSorted((a, b) => a.key.length - b.key.length || Buffer.compare(a.key, b.key))
  return `{${entries.map(({ text }) => text).join(', ')}}`
}
