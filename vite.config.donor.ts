import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

const ASSETS = 'build/donor/client/assets'
const COMPRESSIBLE = /\.(js|css|svg)$/
// What every page has, in one file: without this each component is a request of its own.
const SHELL =
  /\/donor\/(components\/|styles\/|rootData|meta|guards|loginPath|graphql\/(apiError|networkError)|session\/(use(Session|CurrentUser|SignOut)|session|storedTokens|currentUser(Store|Error)|loadCurrentUserQuietly))|\/shared\/messages\/(menu|notices|systemMessages|aboutAnchors|pages\/)/
const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

async function compress(file: string): Promise<void> {
  const text = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await writeFile(`${file}.br`, await brotli(text, { params }))
  await writeFile(`${file}.gz`, await gzipped(text, { level: constants.Z_BEST_COMPRESSION }))
}

/** Compresses each asset once, as hard as it goes, beside itself: the server picks what the browser takes. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    buildApp: {
      // After the router, which writes its manifest of the routes last.
      order: 'post',
      async handler() {
        const names = await readdir(ASSETS)
        await Promise.all(
          names.filter((name) => COMPRESSIBLE.test(name)).map((name) => compress(join(ASSETS, name))),
        )
      },
    },
  }
}

export default defineConfig({
  plugins: [reactRouter(), precompress()],
  publicDir: false,
  build: {
    // Without it the router deletes the manifest that the server's build is made from.
    manifest: true,
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shell', test: SHELL }] } } } },
    },
  },
})
