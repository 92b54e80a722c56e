/** Where barcodes and other made files are kept: a folder when embedded, S3 by settings. */
export type FileStore = {
  /** Bucket that new files go to; stored beside the key. */
  bucket: string
  put(key: string, content: Uint8Array, contentType: string): Promise<void>
  /** Null when there is no such file. */
  get(bucket: string, key: string): Promise<{ content: Uint8Array; contentType: string } | null>
  delete(bucket: string, key: string): Promise<void>
  /** The keys directly below a folder of new files' bucket such as `barcodes/1f0c…`, in order; none where there is no such folder. */
  list(folder: string): Promise<string[]>
}
