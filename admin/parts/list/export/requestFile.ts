import { MISSING_LETTER } from '../../../../shared/words/program/csv'
import { isRecord } from '../../../../shared/facts/isRecord'
import { toHttpError } from '../../../ground/dataProvider/toHttpError'
import { askPurpose, headersOf } from '../../../ground/purpose/purposes'

type Options = {
  token: string | null
  body?: unknown
  signal?: AbortSignal
  onBytes?: (bytes: Uint8Array<ArrayBuffer>) => void
}

/** Downloads a file with the access token, which a link cannot carry. @throws HttpError */
export async function requestFile(
  url: string,
  { token, body, signal, onBytes }: Options,
): Promise<{ blob: Blob; name: string; rows: number | null }> {
  if (!token) throw toHttpError({ status: 401 })
  try {
    const send = (purpose: Record<string, string>) =>
      fetch(url, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          authorization: token,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...purpose,
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        signal,
      })
    const first = await send({})
    const response = first.ok ? first : await sentAgain(send, await refusalOf(first), signal)
    if (!response.ok) throw await refusalOf(response)
    const parts: Uint8Array<ArrayBuffer>[] = []
    const reader = response.body?.getReader()
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
      parts.push(piece.value)
      onBytes?.(piece.value)
    }
    const type = response.headers.get('content-type') ?? ''
    const rows = response.headers.get('x-rows')
    return {
      blob: new Blob(parts, { type }),
      name: nameIn(response),
      rows: rows === null ? null : Number(rows),
    }
  } catch (failure) {
    throw toHttpError(failure)
  }
}

async function sentAgain(
  send: (purpose: Record<string, string>) => Promise<Response>,
  refusal: object,
  signal?: AbortSignal,
): Promise<Response> {
  const { code } = toHttpError(refusal).body as { code?: unknown }
  const given = code === 'PURPOSE_REQUIRED' ? await askPurpose(null, { signal }) : null
  if (!given) throw refusal
  return send(headersOf(given))
}

async function refusalOf(response: Response) {
  const answer: unknown = await response.json().catch(() => null)
  const errors = isRecord(answer) ? answer.errors : null
  return Array.isArray(errors) ? { graphQLErrors: errors } : { status: response.status }
}

const nameIn = (response: Response) =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'export.csv'

/** How many letters a file in Shift_JIS could not hold. */
export async function countMissingLetters(blob: Blob): Promise<number> {
  return new TextDecoder('shift_jis').decode(await blob.arrayBuffer()).split(MISSING_LETTER).length - 1
}

const QUOTE = 0x22
const LINE_FEED = 0x0a

/**
 * Counts CSV rows while bytes arrive; a line feed within quotes belongs to a cell. Both bytes never occur
 * inside another character of UTF-8 or Shift_JIS.
 */
export function createRowCounter() {
  let lines = 0
  let isQuoted = false
  return {
    add(bytes: Uint8Array) {
      for (const byte of bytes) {
        if (byte === QUOTE) isQuoted = !isQuoted
        else if (byte === LINE_FEED && !isQuoted) lines++
      }
    },
    rows: () => Math.max(0, lines - 1),
  }
}
