import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What a machine of production needs beside its packages: no sources but those that the server reads as they are. */
const PARTS = [
  'CHANGELOG.md',
  'build/admin',
  'build/donor',
  'build/server',
  'deploy',
  'docs',
  'package-lock.json',
  'package.json',
  'README.md',
  'scripts/build.mjs',
  'scripts/compress.mjs',
  'scripts/runCommand.mjs',
  'scripts/setup',
  'scripts/setup.mjs',
  'server/ground/files/NotoSansJP.LICENSE.txt',
  'server/ground/files/NotoSansJP.otf',
  'server/ground/outbox/templates/garden.jpg',
  'server/ground/migrations',
]

// Traces through the writer of PDF lead into packages, not into our sources. What only browsers ask for lies in the client.
const NOT_SHIPPED = /node_modules|pdfkit[^/]*\.map$|build\/donor\/server\/.*\.wasm$/
const isShipped = (path) => !NOT_SHIPPED.test(path)

/** Copies the built product into a new `folder`, without packages. */
export function stage(folder) {
  rmSync(folder, { recursive: true, force: true })
  for (const part of PARTS) {
    mkdirSync(dirname(join(folder, part)), { recursive: true })
    cpSync(part, join(folder, part), { recursive: true, filter: isShipped })
  }
}
