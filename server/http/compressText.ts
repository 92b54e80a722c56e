import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** A page is compressed anew each time it is sent: the best a millisecond or two can do. */
const BROTLI_QUALITY = 5

const ENCODERS = {
  br: (text: string) =>
    brotli(text, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      },
    }),
  gzip: (text: string) => gzipped(text),
}

/** How the browser takes it smallest: `br;q=0` means that it does not take brotli at all. */
function chosenEncoding(accepted: string | undefined): keyof typeof ENCODERS | null {
  const names = new Set(
    (accepted ?? '')
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
      .map((part) => part.split(';', 1)[0]),
  )
  return names.has('br') ? 'br' : names.has('gzip') ? 'gzip' : null
}

/** The text as it goes over the line; `encoding` is null where the browser takes it only as it is. */
export async function compressText(
  text: string,
  accepted: string | undefined,
): Promise<{ encoding: keyof typeof ENCODERS | null; body: Buffer }> {
  const encoding = chosenEncoding(accepted)
  return { encoding, body: encoding ? await ENCODERS[encoding](text) : Buffer.from(text) }
}
