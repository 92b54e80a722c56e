import { sql } from 'drizzle-orm'
import { readSettings } from '../../env'
import { createFileStore } from '../../files/createFileStore'
import { failureText } from '../../startError'
import { readHeads } from './heads'
import { sealKeysOf } from './sealKeys'
import { verdictText } from './verdictText'
import { verifySeals } from './verifySeals'
import { withLog } from './withLog'

/** Code 0 when the log is whole, 1 when it is broken, 2 when it could not be looked at. */
async function verify(): Promise<0 | 1> {
  const settings = readSettings(process.env, { production: false, empty: true })
  return withLog(settings, async (db) => {
    // Read before the log: a head that is written down meanwhile may be ahead of the state that is looked at.
    const heads = await readHeads(createFileStore({ settings }))
    const verdict = await db.transaction(
      async (tx) => {
        await tx.execute(sql`SET LOCAL statement_timeout = 0`)
        return verifySeals(tx, heads, sealKeysOf(settings))
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
    process.stdout.write(`${verdictText(verdict, heads.length)}\n`)
    return verdict.broken === 0 ? 0 : 1
  })
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(2))
try {
  process.exitCode = await verify()
} catch (error) {
  console.error(failureText(error))
  process.exitCode = 2
}
