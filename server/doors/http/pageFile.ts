import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

export type PageFile = {
  headers: Readonly<Record<string, string>>
  etag: string
  /** Compresses at the first call. */
  bytes(encoding: Encoding): Promise<Buffer>
}

const HTML = 'text/html; charset=utf-8'

/** @param headers type, policy and `cache-control` */
export function createPageFile(content: string | Uint8Array, headers: Record<string, string>): PageFile {
  const plain = Buffer.from(content)
  const made = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(plain)]])
  return {
    headers: { 'content-type': HTML, ...headers },
    // Weak, because the compressed forms count as one page.
    etag: `W/"${createHash('sha256').update(plain).digest('base64url')}"`,
    bytes(encoding) {
      const bytes = made.get(encoding) ?? compressed(plain, encoding)
      made.set(encoding, bytes)
      return bytes
    },
  }
}

/** Answers 304 if the browser has it. */
export async function sendPageFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: PageFile,
): Promise<FastifyReply> {
  reply.headers({ ...file.headers, etag: file.etag })
  varyByEncoding(reply)
  if (isKnown(request.headers['if-none-match'], file.etag)) return reply.code(304).send()
  const encoding = chosenEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(await file.bytes(encoding))
}

/** Sends what is made for one request: no secret beside words that another site could choose. */
export async function sendOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  varyByEncoding(reply)
  const encoding = chosenEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(await compressed(Buffer.from(text), encoding, FAST))
}

function varyByEncoding(reply: FastifyReply): void {
  reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '))
}

/** `If-None-Match: "a", W/"b"` or `*` */
const isKnown = (header: string | undefined, etag: string) =>
  header?.split(',').some((one) => one.trim() === '*' || weak(one.trim()) === etag) ?? false

const weak = (etag: string) => (etag.startsWith('W/') ? etag : `W/${etag}`)

type Encoding = 'br' | 'gzip' | 'identity'

export const ENCODINGS = ['br', 'gzip', 'identity'] as const satisfies Encoding[]

/** `gzip;q=0.5, br` means brotli, `br;q=0` none. */
function chosenEncoding(accepted = ''): Encoding {
  const qualities = new Map<string | undefined, number>(
    accepted
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name, ...parameters] = part.split(';').map((word) => word.trim())
        const quality = parameters.find((parameter) => parameter.startsWith('q='))
        return [name, quality ? Number(quality.slice(2)) : 1]
      }),
  )
  const others = qualities.get('*') ?? 0
  const qualityOf = (name: Encoding) => qualities.get(name) ?? others
  const [best = 'identity'] = ENCODINGS.filter((name) => qualityOf(name) > 0).toSorted(
    (one, other) => qualityOf(other) - qualityOf(one),
  )
  return best
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const BEST = { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION }
/** Limited to a millisecond or two. */
const FAST = { brotli: 5, gzip: 6 }

async function compressed(plain: Buffer, encoding: Encoding, quality = BEST): Promise<Buffer> {
  if (encoding === 'identity') return plain
  if (encoding === 'gzip') return gzipped(plain, { level: quality.gzip })
  return brotli(plain, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  })
}

export type PageFiles = {
  find(path: string): Promise<PageFile | null>
  /** Makes all files in advance, one after another. */
  makeAll(ended: AbortSignal): Promise<void>
}

/**
 * The pages at `paths`, each made once per Japanese day, because they show its date and hours, and again for other
 * criteria.
 * @param madeFor a key of what the pages depend on; another key discards them
 * @param make null for a page that must not be kept
 */
export function createPageFiles(
  paths: readonly string[],
  madeFor: () => Promise<string>,
  make: (path: string) => Promise<PageFile | null>,
): PageFiles {
  const known = new Set(paths)
  let key = ''
  let files = new Map<string, Promise<PageFile | null>>()

  async function find(path: string): Promise<PageFile | null> {
    if (!known.has(path)) return null
    const wanted = await madeFor()
    if (key !== wanted) {
      key = wanted
      files = new Map()
    }
    const kept = files
    const file = kept.get(path) ?? make(path)
    kept.set(path, file)
    const made = await file.catch(() => null)
    // The next request tries again.
    if (!made) kept.delete(path)
    return made
  }

  return {
    find,
    async makeAll(ended) {
      for (const path of known) {
        if (ended.aborted) return
        const file = await find(path)
        for (const encoding of ENCODINGS) await file?.bytes(encoding)
      }
    },
  }
}
