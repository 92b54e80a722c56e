import { freemem } from 'node:os'
import { pathToFileURL } from 'node:url'
import { compressFolder } from './compress.mjs'
import { runCommand } from './runCommand.mjs'
import { noteBuild } from './setup/builtFrom.mjs'

const BUILDS = [
  { name: '利用者の画面', command: 'react-router', args: ['build', '--config', 'vite.config.donor.ts'] },
  { name: '管理画面', command: 'vite', args: ['build', '--config', 'vite.config.admin.ts'] },
]
/** Each build takes up to about 1 GB. */
const MEMORY_FOR_BOTH = 3 * 1024 ** 3

async function buildOne({ name, command, args }) {
  const began = performance.now()
  const { ok, output } = await runCommand(command, args, { env: { NODE_ENV: 'production' } })
  console.log(`  ${ok ? '✓' : '✗'} ${name}（${((performance.now() - began) / 1000).toFixed(1)}秒）`)
  if (!ok) console.error(output)
  return ok
}

async function buildBoth() {
  const results = []
  if (freemem() > MEMORY_FOR_BOTH) results.push(...(await Promise.all(BUILDS.map(buildOne))))
  else for (const one of BUILDS) results.push(await buildOne(one))
  if (results.includes(false)) return false
  await Promise.all([compressFolder('build/donor/client'), compressFolder('build/admin')])
  return true
}

/** Builds the donor app and the console; false when one failed. */
export const build = () => noteBuild(buildBoth)

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = (await build()) ? 0 : 1
