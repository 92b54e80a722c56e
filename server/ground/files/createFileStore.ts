import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { S3Client } from '@aws-sdk/client-s3'
import { type Settings, dataFolders } from '../settings/env'

/** Stores files in the bucket `FILES_BUCKET`, or in the data folder's `files`. */
export function createFileStore(deps: {
  settings: Pick<Settings, 'dataDir' | 'filesBucket' | 's3Endpoint' | 'pool'>
}): FileStore {
  const { settings } = deps
  return settings.filesBucket === null
    ? createFolderFileStore(dataFolders(settings.dataDir).files)
    : createS3FileStore(settings.filesBucket, settings.pool.region, settings.s3Endpoint)
}

const BUCKET = 'local'

/** One file per key, with its content type in a hidden file beside it. */
function createFolderFileStore(folder: string): FileStore {
  const paths = (key: string) => {
    requireFileKey(key)
    const content = join(folder, key)
    // Keys never begin with a dot, so a content type file is never listed.
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

/** Readers never see a partial file. */
async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const unfinished = join(dirname(path), `.${randomUUID()}.tmp`)
  await writeFile(unfinished, content, { mode: 0o600 })
  await rename(unfinished, path)
}

// A folder of that name, or a file instead of a folder, also means "missing".
const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(String(error.code))

/** Credentials come from the environment, as in the AWS SDK. */
function createS3FileStore(bucket: string, region: string, endpoint: string | null): FileStore {
  // Few other servers have one host name per bucket.
  const place = endpoint === null ? { region } : { region, endpoint, forcePathStyle: true }
  // Loaded at the first use, because the SDK is large.
  let loading: Promise<{ sdk: typeof import('@aws-sdk/client-s3'); client: S3Client }> | null = null
  const s3 = () =>
    (loading ??= import('@aws-sdk/client-s3').then((sdk) => ({ sdk, client: new sdk.S3Client(place) })))

  return {
    bucket,
    async put(key, content, contentType) {
      requireFileKey(key)
      const { sdk, client } = await s3()
      await client.send(
        new sdk.PutObjectCommand({ Bucket: bucket, Key: key, Body: content, ContentType: contentType }),
      )
    },
    async get(fromBucket, key) {
      requireFileKey(key)
      const { sdk, client } = await s3()
      try {
        const object = await client.send(new sdk.GetObjectCommand({ Bucket: fromBucket, Key: key }))
        const content = await object.Body?.transformToByteArray()
        return content ? { content, contentType: object.ContentType ?? 'application/octet-stream' } : null
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return null
        throw error
      }
    },
    async delete(fromBucket, key) {
      requireFileKey(key)
      const { sdk, client } = await s3()
      await client.send(new sdk.DeleteObjectCommand({ Bucket: fromBucket, Key: key }))
    },
    async list(folder) {
      requireFileKey(folder)
      const { sdk, client } = await s3()
      const keys: string[] = []
      const asked = { Bucket: bucket, Prefix: `${folder}/`, Delimiter: '/' }
      for await (const page of sdk.paginateListObjectsV2({ client }, asked))
        for (const { Key } of page.Contents ?? []) if (Key) keys.push(Key)
      // S3 sorts by bytes; compatible services may not.
      return keys.toSorted()
    },
  }
}

const SEGMENT = '[A-Za-z0-9][A-Za-z0-9._-]{0,99}'
const KEY = new RegExp(`^${SEGMENT}(/${SEGMENT}){0,7}$`)

/**
 * Accepts keys like `barcodes/1f0c…/card.svg`: every part begins with a letter or digit, which prevents path traversal.
 * @throws Error on any other key
 */
function requireFileKey(key: string): void {
  if (!KEY.test(key)) throw new Error('not a key of the file store')
}

export type FileStore = {
  /** Bucket for new files; stored with the key. */
  bucket: string
  put(key: string, content: Uint8Array, contentType: string): Promise<void>
  /** Null if missing. */
  get(bucket: string, key: string): Promise<{ content: Uint8Array; contentType: string } | null>
  delete(bucket: string, key: string): Promise<void>
  /** Sorted keys directly below a folder such as `barcodes/1f0c…`; empty if missing. */
  list(folder: string): Promise<string[]>
}
