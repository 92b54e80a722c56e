/** What may be told of an error: never its message, for a database's names the values it was given. */
export type ErrorFacts = {
  name: string
  code?: string
  constraint?: string
  table?: string
  routine?: string
  stack?: string[]
  cause?: ErrorFacts
  errors?: ErrorFacts[]
}

const TOLD = ['code', 'constraint', 'table', 'routine'] as const
/** `ECONNREFUSED`, `23505`, `user_profiles_email_idx`: a name, and nothing that a person wrote. */
const NAME = /^[\w.:-]{1,100}$/
const MOST_CAUSES = 5
const MOST_FRAMES = 20

/** The places it went through. A stack begins with the message, which may have lines that look like places. */
function framesOf({ stack = '', message }: Error): string[] {
  const begin = stack.indexOf(message)
  if (begin < 0) return []
  return stack
    .slice(begin + message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, MOST_FRAMES)
    .map((line) => line.trim())
}

/**
 * An error as every log has it: its name, codes and places, and those of its causes. Neither its message nor any value.
 */
export function errorFacts(error: unknown, depth = 0): ErrorFacts {
  if (!(error instanceof Error)) return { name: typeof error }
  const facts: ErrorFacts = { name: NAME.test(error.name) ? error.name : 'Error' }
  const values = new Map(Object.entries(error))
  for (const key of TOLD) {
    const value: unknown = values.get(key)
    if (typeof value === 'string' && NAME.test(value)) facts[key] = value
  }
  const stack = framesOf(error)
  if (stack.length > 0) facts.stack = stack
  if (depth >= MOST_CAUSES) return facts
  if (error.cause !== undefined) facts.cause = errorFacts(error.cause, depth + 1)
  if (error instanceof AggregateError)
    facts.errors = error.errors.slice(0, MOST_CAUSES).map((one) => errorFacts(one, depth + 1))
  return facts
}
