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
/** Each build takes up to about 1 GB. */
const MEMORY_FOR_ALL = 3 * 1024 ** 3

async function buildPart({ part, wrong }, how) {
  const began = performance.now()
  const { command, args } = COMMANDS[part]
  const { ok, output } =
    wrong === 'quick'
      ? { ok: true, output: '' }
      : await runCommand(command, args, { env: { NODE_ENV: 'production' } })
  const { sent } = PARTS[part]
  if (ok && sent) await compressFolder(sent, how)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`  ${ok ? '✓' : '✗'} ${PARTS[part].name}（${seconds}秒）`)
  if (!ok) console.error(output)
  return ok
}

const EVERYTHING = Object.keys(PARTS).map((part) => ({ part, wrong: 'stale' }))

/**
 * Builds these parts of the donor app, the console and the server; false when one failed. What is wrong with a part is
 * only its quick compression: then it is compressed anew.
 */
export async function build(parts = EVERYTHING, how = { isQuick: false }) {
  const work = parts.map((one) => () => noteBuilt(one.part, how, () => buildPart(one, how)))
  if (freemem() > MEMORY_FOR_ALL) return !(await Promise.all(work.map((one) => one()))).includes(false)
  for (const one of work) if (!(await one())) return false
  return true
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = (await build()) ? 0 : 1
