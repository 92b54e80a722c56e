const UNIQUE_VIOLATION = '23505'

/** True for PostgreSQL's refusal of a second row with the same key, also inside the query builder's own error. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === UNIQUE_VIOLATION) || isUniqueViolation(error.cause)
}
