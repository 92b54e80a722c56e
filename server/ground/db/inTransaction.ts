import type { Logger } from 'pino'
import type { Clock } from '../clock'
import { databaseCode, type Database, type Transaction } from './client'
import { changeSetting, type Caller } from './nameChange'

const ATTEMPTS = 4
const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'

/** Records a transaction's changes, so that they can be undone. */
export type AroundTransaction = {
  around<T>(tx: Transaction, work: () => Promise<T>): Promise<T>
}

/**
 * Runs an operation in one transaction and sends its mails after the commit. The callback may run again after
 * a deadlock or serialization failure, so it must change nothing outside the transaction.
 */
export async function inTransaction<T>(
  context: {
    deps: { db: Database; mail: { deliverPending(): Promise<void> }; log: Logger; clock: Clock }
    principal?: Caller
    requestId?: string
    undo?: AroundTransaction
  },
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const { undo } = context
  const all = (tx: Transaction) => (undo ? undo.around(tx, () => work(tx)) : work(tx))
  for (let attempt = 1; ; attempt++) {
    try {
      const result = await context.deps.db.transactionWith(changeSetting(context), all)
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
