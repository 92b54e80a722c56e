import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keysKeptOf } from '../../server/ground/settings/keysKept'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nakatsugu-keys-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const [seal = '', checkpoint = '', health = ''] = ['a', 'b', 'c'].map((letter) => letter.repeat(64))
const file = () => join(folder, 'settings.env')
function confirmed(typed: string[]) {
  const { status, stdout, stderr } = spawnSync('sh', ['deploy/debian/keys.sh'], {
    encoding: 'utf8',
    input: typed.map((line) => `${line}\n`).join(''),
    env: { PATH: process.env.PATH, NAKATSUGU_SETTINGS: file() },
  })
  return { status, said: stdout + stderr }
}

test('keys are noted as copied away by whoever reads their ends from the copy, and shown to nobody', () => {
  const before = `PORT=3001\nSEAL_KEY=${seal}\nCHECKPOINT_KEY=${checkpoint}\nHEALTH_KEY=${health}\n`
  writeFileSync(file(), before)
  const wrong = confirmed(['cccccc', 'bbbbbb', 'bbbbbb'])
  expect(wrong).toMatchObject({ status: 1 })
  expect(wrong.said).toContain('SEAL_KEYの最後の6文字とちがいます')
  expect(confirmed(['cccccc'])).toMatchObject({ status: 1 })
  expect(readFileSync(file(), 'utf8')).toBe(before)
  const kept = keysKeptOf({
    sealKeys: [seal],
    checkpointKeys: [checkpoint],
    healthKeys: [health],
    vapidKeys: [],
  })
  const right = [1, 2].map(() => confirmed(['cccccc', 'aaaaaa', 'bbbbbb']))
  expect(right.map(({ status }) => status)).toEqual([0, 0])
  expect(right.map(({ said }) => said).join('')).not.toContain(seal)
  expect(readFileSync(file(), 'utf8')).toBe(`${before}KEYS_KEPT=${kept}\n`)

  // With the key of notices, that one too.
  const vapid = 'd'.repeat(64)
  writeFileSync(file(), `${before}VAPID_KEY=${vapid}\n`)
  expect(confirmed(['cccccc', 'aaaaaa', 'bbbbbb'])).toMatchObject({ status: 1 })
  expect(confirmed(['cccccc', 'aaaaaa', 'bbbbbb', 'dddddd'])).toMatchObject({ status: 0 })
  const all = keysKeptOf({
    sealKeys: [seal],
    checkpointKeys: [checkpoint],
    healthKeys: [health],
    vapidKeys: [vapid],
  })
  expect(readFileSync(file(), 'utf8')).toContain(`KEYS_KEPT=${all}\n`)
})
