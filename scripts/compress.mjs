import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(js|css|svg|json|wasm|webmanifest)$/
/** Smaller ones fit into one packet as they are. */
const WORTH_IT_BYTES = 500

async function compressFile(path) {
  const content = await readFile(path)
  if (content.length < WORTH_IT_BYTES) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const [brotli, zip] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, zip)])
}

/** Writes a `.br` and a `.gz` beside every text file of a folder, so that nothing is compressed while people wait. */
export async function compressFolder(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath ?? entry.path, entry.name))))
}
