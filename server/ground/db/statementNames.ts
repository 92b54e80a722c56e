/** Each connection keeps every named statement, so callers must not be able to create more. */
const MOST_NAMES = 300
const names = new Map<string, string>()

/** A name with which PostgreSQL parses and plans a statement once per connection; none once there are too many. */
export function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= MOST_NAMES) return known
  const name = `named ${names.size}`
  names.set(text, name)
  return name
}

/** Statements of the query builder that are frequent get a name too; the others would only fill the connections. */
const FREQUENT = 25
const MOST_FREQUENT = 150
const MOST_COUNTED = 2_000
const counted = new Map<string, number>()
const frequent = new Map<string, string>()
const READS_OR_WRITES = /^\s*(?:select|insert|update|delete|with)\s/i

export function nameOfFrequent(text: string): string | undefined {
  const known = frequent.get(text)
  if (known !== undefined || frequent.size >= MOST_FREQUENT) return known
  const times = (counted.get(text) ?? 0) + 1
  if (times < FREQUENT) {
    if (counted.size >= MOST_COUNTED) counted.clear()
    if (READS_OR_WRITES.test(text)) counted.set(text, times)
    return undefined
  }
  counted.delete(text)
  const name = `frequent ${frequent.size}`
  frequent.set(text, name)
  return name
}
