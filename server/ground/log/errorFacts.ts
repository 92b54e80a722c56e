/** The loggable part of an error. Never its message: a database's message contains values. */
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
/** `ECONNREFUSED`, `23505`, `user_profiles_email_idx`: never a person's input. */
const NAME = /^[\w.:-]{1,100}$/
const MOST_CAUSES = 5
const MOST_FRAMES = 20

/** The stack's frames. The stack begins with the message, whose lines may look like frames. */
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
