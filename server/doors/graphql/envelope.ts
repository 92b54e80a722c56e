/** Variables are a few levels deep; a thousand levels would exhaust recursive readers. */
const MAX_NESTING = 20

function isNestedTooDeeply(value: unknown): boolean {
  const open: [unknown, number][] = [[value, 0]]
  for (let next = open.pop(); next; next = open.pop()) {
    const [part, depth] = next
    if (typeof part !== 'object' || part === null) continue
    if (depth === MAX_NESTING) return true
    for (const inner of Object.values(part)) open.push([inner, depth + 1])
  }
  return false
}

const isMap = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function faultOf(body: unknown): string | null {
  if (Array.isArray(body)) return 'A batch is not taken: send one operation a request'
  if (!isMap(body)) return 'The body must be a JSON object with "query"'
  const { query, variables, operationName, extensions } = { query: undefined, ...body } as Record<
    string,
    unknown
  >
  if (query === undefined || query === null)
    return isMap(extensions) && 'persistedQuery' in extensions
      ? 'Persisted queries are not supported: send "query"'
      : 'Missing "query"'
  if (typeof query !== 'string') return '"query" must be a string'
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string')
    return '"operationName" must be a string'
  for (const [name, value] of Object.entries({ variables, extensions }))
    if (value !== undefined && value !== null && !isMap(value)) return `"${name}" must be an object`
  return isNestedTooDeeply(variables) ? '"variables" is nested too deeply' : null
}

/**
 * @throws Error, in words for a developer, if the body is no GraphQL-over-HTTP request; called before it is read
 * further
 */
export function requireEnvelope(body: unknown): void {
  const fault = faultOf(body)
  if (fault !== null) throw new Error(fault)
}
