import { pathToFileURL } from 'node:url'
import { runCommand } from './runCommand.mjs'

const CACHE = 'node_modules/.cache'

/** Commands of one check run one after the other and stop at the first that fails. The slowest check comes first. */
const CHECKS = [
  {
    name: '型',
    // Its collector took a third of the time; what it may hold instead is 400 MB more.
    env: { GOGC: '400', GOMEMLIMIT: '3GiB' },
    commands: [
      ['react-router', 'typegen', '--config', 'vite.config.donor.ts'],
      // The compiler in Go, in half the time; the tools that read types by its API need the one before.
      [
        '../typescript-7/bin/tsc',
        '--noEmit',
        // Checkers beside each other each work out the same types, and another check runs beside this one.
        '--singleThreaded',
        '--incremental',
        '--tsBuildInfoFile',
        `${CACHE}/tsc.tsbuildinfo`,
      ],
    ],
  },
  { name: '書式', commands: [['oxfmt', '--check']] },
  { name: '生成したコード', commands: [['tsx', 'scripts/codegen.mjs', '--check']] },
  {
    name: '書き方',
    commands: [['oxlint', '--deny-warnings', '--report-unused-disable-directives-severity', 'error']],
  },
  { name: '使われていないコード', commands: [['knip']] },
  {
    name: '依存の向き',
    // Tests have no direction: that they make no ring is held by the linter, that all is found by the types.
    commands: [
      [
        'depcruise',
        '--config',
        '.dependency-cruiser.cjs',
        'admin',
        'donor',
        'server',
        'pool',
        'devtools',
        'shared',
      ],
    ],
  },
]
const AT_ONCE = 2

async function runCheck({ name, commands, env }) {
  const began = performance.now()
  let result = { ok: true, output: '' }
  for (const [command, ...args] of commands) {
    result = await runCommand(command, args, { env })
    if (!result.ok) break
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`  ${result.ok ? '✓' : '✗'} ${name}（${seconds}秒）`)
  if (!result.ok) console.log(result.output.trimEnd().replace(/^/gm, '    '))
  return result.ok
}

/** Format, types, lint, generated code, dead code, import directions. */
export async function check() {
  const waiting = [...CHECKS]
  const results = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await runCheck(next))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const passed = results.filter(Boolean).length
  return { passed, failed: results.length - passed }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exitCode = (await check()).failed === 0 ? 0 : 1
