import type { Logger, LoggerOptions } from 'pino'
import { errorFacts } from './errorFacts'

const isError = (value: unknown): value is Error => value instanceof Error

/** The error of a log call, given alone or as `err`. */
function errorOf(first: unknown): Error | null {
  if (isError(first)) return first
  return typeof first === 'object' && first !== null && 'err' in first && isError(first.err)
    ? first.err
    : null
}

/** For every logger: no line contains an error's message. */
export const logOptions = {
  serializers: { err: errorFacts },
  hooks: {
    // pino uses the error's message if the text is missing, and libraries pass it as the text.
    logMethod(this: Logger, args, method) {
      const [first, text] = args
      const error = errorOf(first)
      if (!error) return method.apply(this, args)
      const line = isError(first) ? { err: first } : first
      method.apply(this, [line, text === undefined || text === error.message ? error.name : text])
    },
  },
} satisfies LoggerOptions
