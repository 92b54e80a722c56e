import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readSettings } from '../../../../server/ground/settings/env'
import { createFileStore } from '../../../../server/ground/files/createFileStore'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'files-test-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const store = (environment: Record<string, string> = {}) =>
  createFileStore({
    settings: readSettings({ DATA_DIR: dataDir, ...environment }, { production: false, empty: true }),
  })

const KEY = 'barcodes/1f0c/card.svg'
const bytes = (text: string) => new TextEncoder().encode(text)

describe('the folder of files', () => {
  it('gives back content and type, and the newest after a second put', async () => {
    const files = store()
    await files.put(KEY, bytes('<svg/>'), 'image/svg+xml')
    await files.put(KEY, bytes('<svg>2</svg>'), 'image/svg+xml')
    const file = await store().get(files.bucket, KEY)
    expect(Buffer.from(file?.content ?? []).toString()).toBe('<svg>2</svg>')
    expect(file?.contentType).toBe('image/svg+xml')
    expect(readdirSync(join(dataDir, 'files/barcodes/1f0c')).toSorted()).toEqual([
      '.card.svg.type',
      'card.svg',
    ])
    expect(statSync(join(dataDir, 'files', KEY)).mode & 0o777).toBe(0o600)
    expect(statSync(join(dataDir, 'files/barcodes')).mode & 0o777).toBe(0o700)
  })

  it('answers null for what is not there, in another bucket, or deleted', async () => {
    const files = store()
    expect(await files.get(files.bucket, KEY)).toBeNull()
    await files.put(KEY, bytes('1'), 'text/plain')
    expect(await files.get(files.bucket, 'barcodes/1f0c')).toBeNull()
    expect(await files.get(files.bucket, `${KEY}/more`)).toBeNull()
    expect(await files.get('another-bucket', KEY)).toBeNull()
    await files.delete('another-bucket', KEY)
    expect(await files.get(files.bucket, KEY)).not.toBeNull()
    await files.delete(files.bucket, KEY)
    await files.delete(files.bucket, KEY)
    expect(await files.get(files.bucket, KEY)).toBeNull()
  })

  it('lists the files of one folder, in order, and nothing else', async () => {
    const files = store()
    expect(await files.list('heads')).toEqual([])
    for (const key of ['heads/b.json', 'heads/a.json', 'heads/c/d.json', 'headsmore.json'])
      await files.put(key, bytes('1'), 'application/json')
    expect(await files.list('heads')).toEqual(['heads/a.json', 'heads/b.json'])
    expect(await files.list('headsmore.json')).toEqual([])
  })

  it.each([
    '../secret',
    'a/../../secret',
    '/etc/passwd',
    'a//b',
    'a/./b',
    '.card.svg.type',
    'barcodes/.card.svg.type',
    'a\\..\\secret',
    'a\0.svg',
    'a b',
    'カード',
    '',
    'a/',
    `a${'/b'.repeat(9)}`,
    'a'.repeat(101),
    'a\n',
  ])('refuses the key %j, in the folder and in S3', async (key) => {
    writeFileSync(join(dataDir, 'secret'), 'secret')
    for (const files of [store(), store({ FILES_BUCKET: 'bucket' })]) {
      await expect(files.put(key, bytes('x'), 'text/plain')).rejects.toThrow('not a key')
      await expect(files.get(files.bucket, key)).rejects.toThrow('not a key')
      await expect(files.delete(files.bucket, key)).rejects.toThrow('not a key')
      await expect(files.list(key)).rejects.toThrow('not a key')
    }
    expect(readdirSync(dataDir)).toEqual(['secret'])
    expect(existsSync(join(dataDir, 'files'))).toBe(false)
  })
})
