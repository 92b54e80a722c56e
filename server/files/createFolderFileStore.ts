import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { FileStore } from './fileStore'
import { requireFileKey } from './requireFileKey'

const BUCKET = 'local'

/** Keeps each file under its key, and its content type in a hidden file beside it. */
export function createFolderFileStore(folder: string): FileStore {
  const paths = (key: string) => {
    requireFileKey(key)
    const content = join(folder, key)
    // No key begins with a dot: a content type is never taken for a file.
    return { content, type: join(dirname(content), `.${basename(content)}.type`) }
  }
  return {
    bucket: BUCKET,
    async put(key, content, contentType) {
      const path = paths(key)
      await mkdir(dirname(path.content), { recursive: true, mode: 0o700 })
      await writeWhole(path.type, contentType)
      await writeWhole(path.content, content)
    },
    async get(bucket, key) {
      const path = paths(key)
      if (bucket !== BUCKET) return null
      try {
        const [content, contentType] = await Promise.all([
          readFile(path.content),
          readFile(path.type, 'utf8'),
        ])
        return { content, contentType }
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async delete(bucket, key) {
      const path = paths(key)
      if (bucket !== BUCKET) return
      await rm(path.content, { force: true })
      await rm(path.type, { force: true })
    },
    async list(key) {
      const { content } = paths(key)
      try {
        const entries = await readdir(content, { withFileTypes: true })
        return entries
          .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
          .map(({ name }) => `${key}/${name}`)
          .toSorted()
      } catch (error) {
        if (isMissing(error)) return []
        throw error
      }
    },
  }
}

/** A reader meets the old content or the new, never a part. */
async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const unfinished = join(dirname(path), `.${randomUUID()}.tmp`)
  await writeFile(unfinished, content, { mode: 0o600 })
  await rename(unfinished, path)
}

// A folder of that name, or a file where the key has a folder, is as good as no file.
const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(String(error.code))
