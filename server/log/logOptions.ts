import type { Logger, LoggerOptions } from 'pino'
import { errorFacts } from './errorFacts'

const isError = (value: unknown): value is Error => value instanceof Error

/** The error of a line, given by itself or under the name that libraries use too. */
function errorOf(first: unknown): Error | null {
  if (isError(first)) return first
  return typeof first === 'object' && first !== null && 'err' in first && isError(first.err)
    ? first.err
    : null
}

/** What every logger of the program is made with: no line holds an error's message, whoever wrote it. */
export const logOptions = {
  serializers: { err: errorFacts },
  hooks: {
    // A line without words would get the error's; libraries give these themselves.
    logMethod(this: Logger, args, method) {
      const [first, text] = args
      const error = errorOf(first)
      if (!error) return method.apply(this, args)
      const line = isError(first) ? { err: first } : first
      method.apply(this, [line, text === undefined || text === error.message ? error.name : text])
    },
  },
} satisfies LoggerOptions
