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
