import { spawnSync } from 'node:child_process'
import { expect, test, vi } from 'vitest'

vi.setConfig({ testTimeout: 3_600_000 })

// Milliseconds differ from one machine to the next; how many times as much as the limit of the same run does not.
test('at a tenth of its size every ratio of the benchmark is kept', () => {
  const args = [
    '--import',
    'tsx',
    'devtools/bench/bench.ts',
    '--users',
    '100000',
    '--log',
    '500000',
    '--ratios',
  ]
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  process.stdout.write(stdout)
  expect(stdout.split('\n').filter((line) => line.startsWith('× ') && !line.endsWith(' ms'))).toEqual([])
  expect(status).toBe(0)
})
