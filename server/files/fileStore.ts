/** Storage for barcodes and other generated files: a folder or S3. */
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
