import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bundled } from '../../support/bundled'

// The program itself, with its database, in a process of its own.
vi.setConfig({ testTimeout: 120_000 })

let temporary: string
beforeEach(() => {
  temporary = mkdtempSync(join(tmpdir(), 'nakatsugu-simulate-'))
})
afterEach(() => rmSync(temporary, { recursive: true, force: true }))

async function simulate(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [...bundled('simulate'), ...args], {
    env: { PATH: process.env.PATH, TMPDIR: temporary, ...env },
  })
  let [printed, said] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const [code] = await once(child, 'close')
  return { code: code as number, printed, said }
}

test('prints its report and leaves nothing behind, whatever database is set', async () => {
  const { code, printed } = await simulate(['--people', '3', '--days', '5', '--seed', '7'], {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nowhere',
    DATA_DIR: join(temporary, 'data'),
  })
  expect(printed).toContain('シミュレーション：3人、5日（2026年12月1日（火）〜2026年12月5日（土））、種7')
  expect(printed).not.toContain('×')
  expect(code).toBe(0)
  expect(readdirSync(temporary).filter((name) => /nakatsugu|data/.test(name))).toEqual([])
})

test.each([
  ['--people', '0'],
  ['--days', 'many'],
  ['--database', 'postgres://x'],
])('does not start with %s %s', async (...args) => {
  const { code, printed, said } = await simulate(args)
  expect(code).toBe(2)
  expect(said).toContain('npm run simulate -- --people 400 --days 365 --seed 1')
  expect(printed).toBe('')
})
