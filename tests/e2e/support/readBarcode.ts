import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes, type ReadInputBarcodeFormat } from 'zxing-wasm/reader'
import { codeOf, type Code } from '../../../donor/way/check/questions/medicines/codes'

const WASM = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')

async function found(picture: Uint8Array, format: ReadInputBarcodeFormat) {
  const { buffer } = new Uint8Array(await readFile(WASM))
  prepareZXingModule({ overrides: { wasmBinary: buffer } })
  return await readBarcodes(picture, { formats: [format] })
}

/** What a scanner reads from a picture (PNG), and how it is written. */
export async function readBarcode(picture: Uint8Array): Promise<{ format: string; text: string } | null> {
  const [code] = await found(picture, 'Code128')
  return code ? { format: code.format, text: code.text } : null
}

/** What the donor app's reader finds in a picture (PNG). */
export const codesIn = async (picture: Uint8Array): Promise<Code[]> =>
  (await found(picture, 'QRCode')).map(codeOf)
