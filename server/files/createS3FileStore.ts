import type { S3Client } from '@aws-sdk/client-s3'
import type { FileStore } from './fileStore'
import { requireFileKey } from './requireFileKey'

/** Keeps files in an S3 bucket; credentials come from the surroundings, as the AWS SDK finds them. */
export function createS3FileStore(bucket: string, region: string): FileStore {
  // Loaded at the first use: who runs without S3 does not pay for the SDK at every start.
  let loading: Promise<{ sdk: typeof import('@aws-sdk/client-s3'); client: S3Client }> | null = null
  const s3 = () =>
    (loading ??= import('@aws-sdk/client-s3').then((sdk) => ({ sdk, client: new sdk.S3Client({ region }) })))

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
      // S3 hands them out in order of their bytes; whatever speaks its protocol may not.
      return keys.toSorted()
    },
  }
}
