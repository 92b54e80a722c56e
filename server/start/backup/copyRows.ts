import { once } from 'node:events'
import type pg from 'pg'

declare module 'pg' {
  /** Methods of pg's connection that its types omit. */
  interface Connection {
    sendCopyFromChunk(bytes: Buffer): void
    sendCopyFail(reason: string): void
    endCopyFrom(): void
  }
}

/** Bytes per message; larger ones would be copied in memory at once. */
const SLICE_BYTES = 256 * 1024

/** `COPY 123` */
const rowsOf = (command: { text: string }) => Number(command.text.split(' ')[1])

/**
 * Runs a `COPY … TO STDOUT`.
 * @param take must copy the bytes before it returns; reading pauses while its promise is pending
 * @returns the number of rows
 */
export function copyOut(
  client: pg.ClientBase,
  statement: string,
  take: (bytes: Buffer) => Promise<void> | null,
): Promise<number> {
  return new Promise((resolve, reject) => {
    let rows = 0
    let stream: pg.Connection['stream']
    const query = {
      submit(connection: pg.Connection) {
        stream = connection.stream
        connection.query(statement)
      },
      handleCopyData({ chunk }: { chunk: Buffer }) {
        const pending = take(chunk)
        if (!pending) return
        stream.pause()
        pending.then(() => stream.resume(), reject)
      },
      handleCommandComplete(command: { text: string }) {
        rows = rowsOf(command)
      },
      handleReadyForQuery: () => resolve(rows),
      handleError: reject,
    }
    client.query(query)
  })
}

/**
 * Runs a `COPY … FROM STDIN`.
 * @returns the number of rows
 */
export function copyIn(
  client: pg.ClientBase,
  statement: string,
  pieces: AsyncIterable<Buffer>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    let rows = 0
    let over = false
    const send = async (connection: pg.Connection) => {
      for await (const piece of pieces)
        for (let at = 0; at < piece.length && !over; at += SLICE_BYTES) {
          connection.sendCopyFromChunk(piece.subarray(at, at + SLICE_BYTES))
          if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain')
        }
      if (!over) connection.endCopyFrom()
    }
    const query = {
      submit: (connection: pg.Connection) => connection.query(statement),
      handleCopyInResponse(connection: pg.Connection) {
        send(connection).catch((error: unknown) => {
          reject(error)
          connection.sendCopyFail('unreadable')
        })
      },
      handleCommandComplete(command: { text: string }) {
        rows = rowsOf(command)
      },
      handleReadyForQuery: () => resolve(rows),
      handleError(error: unknown) {
        over = true
        reject(error)
      },
    }
    client.query(query)
  })
}

/** Makes the text form of values independent of server and user settings. */
export async function setPlainText(client: pg.ClientBase): Promise<void> {
  for (const setting of [
    'statement_timeout = 0',
    'idle_in_transaction_session_timeout = 0',
    "client_encoding = 'UTF8'",
    "datestyle = 'ISO'",
    "intervalstyle = 'postgres'",
    "timezone = 'UTC'",
    "bytea_output = 'hex'",
    'extra_float_digits = 3',
    'client_min_messages = warning',
  ])
    await client.query(`SET ${setting}`)
}

type Rule = { off: string; on: string }

const name = (parts: string) => `quote_ident(${parts})`
const table = (oid: string) => `${oid}::regclass::text`

/** Indexes: building one is faster than filling it row by row. */
const INDEXES = `SELECT format('DROP INDEX %s', ${table('indexrelid')}) AS off, pg_get_indexdef(indexrelid) AS on
  FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
  WHERE relnamespace = 'public'::regnamespace
    AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid) ORDER BY indexrelid`

/** Keys likewise; foreign keys because tables are filled one after another. Adding a rule again checks all rows. */
const constraints = (kinds: string) => `SELECT
  format('ALTER TABLE %s DROP CONSTRAINT %s', ${table('conrelid')}, ${name('conname')}) AS off,
  format('ALTER TABLE %s ADD CONSTRAINT %s %s', ${table('conrelid')}, ${name('conname')}, pg_get_constraintdef(oid)) AS on
  FROM pg_constraint WHERE contype IN (${kinds}) AND connamespace = 'public'::regnamespace AND conrelid <> 0 ORDER BY oid`

/** The backup already contains the triggers' results. Each trigger returns to its former setting. */
const TRIGGERS = `SELECT format('ALTER TABLE %s DISABLE TRIGGER %s', ${table('tgrelid')}, ${name('tgname')}) AS off,
  format('ALTER TABLE %s ENABLE %s TRIGGER %s', ${table('tgrelid')},
    CASE tgenabled WHEN 'A' THEN 'ALWAYS' WHEN 'R' THEN 'REPLICA' ELSE '' END, ${name('tgname')}) AS on
  FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
  WHERE relnamespace = 'public'::regnamespace AND NOT tgisinternal AND tgenabled <> 'D' ORDER BY pg_trigger.oid`

/**
 * Runs the work without triggers, keys and indexes, in the caller's transaction. The tables' owner may do
 * this; disabling triggers for a session needs a superuser.
 */
export async function withoutRules(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  const rules: Rule[] = []
  for (const query of [constraints(`'p', 'u'`), INDEXES, constraints(`'f'`), TRIGGERS])
    rules.push(...(await client.query<Rule>(query)).rows)
  for (const { off } of rules.toReversed()) await client.query(off)
  await work()
  for (const { on } of rules) await client.query(on)
}
