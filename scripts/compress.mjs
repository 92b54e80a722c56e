import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(js|css|svg|json|wasm|webmanifest)$/
/** Smaller ones fit into one packet as they are. */
const WORTH_IT_BYTES = 500

/** The best takes ten seconds of CPU; what is made quickly is a tenth larger. */
const BEST = { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION }
const QUICK = { brotli: 5, gzip: 6 }

async function compressFile(path, quality) {
  const content = await readFile(path)
  if (content.length < WORTH_IT_BYTES) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const [brotli, zip] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: quality.gzip }),
  ])
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, zip)])
}

/** Writes a `.br` and a `.gz` beside every text file of a folder, so that nothing is compressed while people wait. */
export async function compressFolder(folder, { isQuick = false } = {}) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
  const quality = isQuick ? QUICK : BEST
  await Promise.all(
    files.map((entry) => compressFile(join(entry.parentPath ?? entry.path, entry.name), quality)),
  )
}
