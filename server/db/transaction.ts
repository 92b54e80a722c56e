import type { RequestContext } from '../access/context'
import type { Transaction } from './client'

const ATTEMPTS = 4
const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'

/** PostgreSQL's error code, also of a wrapped error. */
export function databaseCode(error: unknown): string | null {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string') return cause.code
  return null
}

/** True if a write violated the index or constraint of that name. */
export function violates(error: unknown, constraint: string): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    if ('constraint' in cause && cause.constraint === constraint) return true
  return false
}

/**
 * Runs an operation in one transaction and sends its mails after the commit. The callback may run again after
 * a deadlock or serialization failure, so it must change nothing outside the transaction.
 */
export async function inTransaction<T>(
  context: Pick<RequestContext, 'deps'>,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      const result = await context.deps.db.transaction(work)
      context.deps.mail
        .deliverPending()
        .catch((error: unknown) => context.deps.log.error({ err: error }, 'mail delivery'))
      return result
    } catch (error) {
      const code = databaseCode(error)
      if (attempt === ATTEMPTS || (code !== SERIALIZATION_FAILURE && code !== DEADLOCK)) throw error
    }
  }
}
