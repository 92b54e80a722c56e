import { freemem } from 'node:os'
import { pathToFileURL } from 'node:url'
import { compressFolder } from './compress.mjs'
import { runCommand } from './runCommand.mjs'
import { noteBuilt, PARTS } from './setup/builtFrom.mjs'

const COMMANDS = {
  donor: { command: 'react-router', args: ['build', '--config', 'vite.config.donor.ts'] },
  admin: { command: 'vite', args: ['build', '--config', 'vite.config.admin.ts'] },
  server: { command: 'vite', args: ['build', '--config', 'vite.config.server.ts'] },
}
/** What browsers are sent. */
const COMPRESSED = { donor: 'build/donor/client', admin: 'build/admin' }
/** Each build takes up to about 1 GB. */
const MEMORY_FOR_ALL = 3 * 1024 ** 3

async function buildPart(part) {
  const began = performance.now()
  const { command, args } = COMMANDS[part]
  const { ok, output } = await runCommand(command, args, { env: { NODE_ENV: 'production' } })
  if (ok && COMPRESSED[part]) await compressFolder(COMPRESSED[part])
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`  ${ok ? '✓' : '✗'} ${PARTS[part].name}（${seconds}秒）`)
  if (!ok) console.error(output)
  return ok
}

/** Builds these parts of the donor app, the console and the server; false when one failed. */
export async function build(parts = Object.keys(PARTS)) {
  const work = parts.map((part) => () => noteBuilt(part, () => buildPart(part)))
  if (freemem() > MEMORY_FOR_ALL) return !(await Promise.all(work.map((one) => one()))).includes(false)
  for (const one of work) if (!(await one())) return false
  return true
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = (await build()) ? 0 : 1
