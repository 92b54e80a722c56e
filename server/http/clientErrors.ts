import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import { BODY_UNREADABLE, REQUEST_TOO_SLOW } from '../../shared/messages/apiErrors'

const STATUS_LINES: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

const HEADERS = [
  'Content-Type: application/json; charset=utf-8',
  'Cache-Control: no-store',
  "Content-Security-Policy: default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options: nosniff',
  'X-Frame-Options: DENY',
  'Referrer-Policy: no-referrer',
  'Cross-Origin-Opener-Policy: same-origin',
  'Strict-Transport-Security: max-age=31536000; includeSubDomains',
  'Connection: close',
]

/** Answers what is no request at all, or one that does not come to its end, and closes the connection. */
export const answerClientError =
  (log: Logger) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return void socket.destroy()
    log.info({ err: error }, 'no request')
    if (!socket.writable) return void socket.destroy(error)
    const message = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? REQUEST_TOO_SLOW : BODY_UNREADABLE
    const body = JSON.stringify({ errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }] })
    const status = STATUS_LINES[error.code ?? ''] ?? '400 Bad Request'
    const head = [`HTTP/1.1 ${status}`, ...HEADERS, `Content-Length: ${Buffer.byteLength(body)}`]
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  }
