import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const runbooks = readFileSync('docs/runbooks.md', 'utf8')
const all = (pattern: RegExp) => [...new Set([...runbooks.matchAll(pattern)].map(([, found = '']) => found))]

// Whoever reads them has no time to look for what is called otherwise by now.
test('runbooks name scripts, units and commands that are there', () => {
  const scripts = all(/([\w-]+\.sh)/g)
  expect(scripts).toEqual(expect.arrayContaining(['restore.sh', 'upgrade.sh', 'run.sh']))
  expect(scripts.filter((name) => !existsSync(join('deploy/debian', name)))).toEqual([])
  const units = all(/(?:start|restart|value) (nakatsugu[@\w-]*)/g)
  const unitFile = (name: string) => `deploy/debian/systemd/${name.replace(/@\d+$/, '@')}.service`
  expect(units.length).toBeGreaterThan(1)
  expect(units.filter((name) => !existsSync(unitFile(name)))).toEqual([])
  const programs = readFileSync('vite.config.server.ts', 'utf8')
  expect(all(/run\.sh ([a-z-]+)/g).filter((name) => !programs.includes(`${name}: 'server/`))).toEqual([])
})

// On a processor with memory keys V8 asks for one at its start, and systemd kills whoever asks for more than it may.
test('units let Node protect its memory by keys', () => {
  const folder = 'deploy/debian/systemd'
  const units = readdirSync(folder).filter((name) => /^nakatsugu.*\.service$/.test(name))
  expect(units.length).toBe(4)
  const without = units.filter(
    (name) => !readFileSync(join(folder, name), 'utf8').includes('SystemCallFilter=@system-service @pkey\n'),
  )
  expect(without).toEqual([])
})
