import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const WASM = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')

/** What a scanner reads from a picture (PNG), and how it is written. */
export async function readBarcode(picture: Uint8Array): Promise<{ format: string; text: string } | null> {
  const { buffer } = new Uint8Array(await readFile(WASM))
  prepareZXingModule({ overrides: { wasmBinary: buffer } })
  const [code] = await readBarcodes(picture, { formats: ['Code128'] })
  return code ? { format: code.format, text: code.text } : null
}
