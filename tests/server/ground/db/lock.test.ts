import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { identifyProcess } from '../../../../server/ground/db/embeddedProcess'
import { lockDataDir } from '../../../../server/ground/db/lock'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'nakatsugu-lock-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const inUse = () => `データフォルダー「${dataDir}」は別のプロセスが使用中です。`

test('a folder is held once, and can be had again when it was let go', () => {
  const unlock = lockDataDir(dataDir)
  expect(() => lockDataDir(dataDir)).toThrow(inUse())
  unlock()
  expect(readdirSync(dataDir)).toEqual([])
  lockDataDir(dataDir)()
})

test('the lock of another living process is respected', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  await once(other, 'spawn')
  writeFileSync(join(dataDir, 'lock'), identifyProcess(other.pid ?? 0) ?? '')
  expect(() => lockDataDir(dataDir)).toThrow(inUse())
  other.kill('SIGKILL')
  await once(other, 'exit')
  lockDataDir(dataDir)()
})

test('the lock of a process that died is taken over, although its number was given out again', () => {
  writeFileSync(join(dataDir, 'lock'), `${process.pid} another-boot 1`)
  const unlock = lockDataDir(dataDir)
  expect(readdirSync(dataDir)).toEqual(['lock'])
  unlock()
})
