import { createReadStream } from 'node:fs'
import { open, readFile, type FileHandle } from 'node:fs/promises'
import type { Decrypter, Encrypter } from 'age-encryption'
import { StartError } from '../../ground/log/startError'

/** The first bytes of a file in the format of https://age-encryption.org/v1. */
const HEAD = 'age-encryption.org/'
/** typage's message when the file was encrypted to others. */
const FOR_OTHERS = "no identity matched any of the file's recipients"

/**
 * Encrypts to public keys; null without any. Loads the library only if needed.
 * @throws StartError for a mistyped key
 */
export async function encrypterTo(recipients: readonly string[]): Promise<Encrypter | null> {
  if (recipients.length === 0) return null
  const age = await import('age-encryption')
  const encrypter = new age.Encrypter()
  for (const recipient of recipients)
    try {
      encrypter.addRecipient(recipient)
    } catch {
      throw new StartError(
        `環境変数「BACKUP_RECIPIENT」の「${recipient}」は、ageの公開鍵ではありません。「age-keygen -y 秘密鍵のファイル」の出力を設定してください。`,
      )
    }
  return encrypter
}

export type Sink = {
  write(bytes: Buffer): Promise<void>
  /** Resolves once everything is in the file. */
  end(): Promise<void>
  abandon(): Promise<void>
}

/** Writes into a file, encrypted if there are recipients: nothing readable reaches the disk. */
export async function sinkOf(file: FileHandle, recipients: readonly string[]): Promise<Sink> {
  const write = (bytes: Uint8Array) => file.writeFile(bytes)
  const encrypter = await encrypterTo(recipients)
  if (!encrypter) return { write, end: async () => undefined, abandon: async () => undefined }
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const written = (await encrypter.encrypt(readable)).pipeTo(new WritableStream({ write }))
  // The next write or `end` reports the failure; until then it must not count as unhandled.
  written.catch(() => undefined)
  writer.closed.catch(() => undefined)
  return {
    write: (bytes) => writer.write(bytes),
    async end() {
      await writer.close()
      await written
    },
    async abandon() {
      await writer.abort().catch(() => undefined)
      await written.catch(() => undefined)
    },
  }
}

async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(HEAD.length), 0, HEAD.length, 0)
    return buffer.toString('latin1') === HEAD
  } finally {
    await file.close()
  }
}

/** @throws StartError if the file has no secret key of age */
async function decrypterOf(identity: string): Promise<Decrypter> {
  const text = await readFile(identity, 'utf8').catch(() => {
    throw new StartError(`秘密鍵のファイル「${identity}」を読めません。`)
  })
  const age = await import('age-encryption')
  const decrypter = new age.Decrypter()
  const keys = text.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.startsWith('#'))
  try {
    for (const key of keys) decrypter.addIdentity(key.trim())
    if (keys.length > 0) return decrypter
  } catch {
    // The message must not repeat what was read.
  }
  throw new StartError(
    `「${identity}」は、ageの秘密鍵のファイル（AGE-SECRET-KEY-…）ではありません。秘密鍵が暗号化されているときは、先に「age -d」で開いてください。`,
  )
}

function streamOf(path: string): ReadableStream<Uint8Array> {
  const file = createReadStream(path)
  const bytes: AsyncIterator<Uint8Array> = file[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await bytes.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: () => void file.destroy(),
  })
}

async function* decrypted(path: string, decrypter: Decrypter): AsyncGenerator<Uint8Array> {
  yield* await decrypter.decrypt(streamOf(path)).catch((error: unknown) => {
    if (error instanceof Error && error.message === FOR_OTHERS)
      throw new StartError(
        `「${path}」は、渡された秘密鍵では開けません。バックアップしたときの公開鍵（環境変数「BACKUP_RECIPIENT」）と組になる秘密鍵を指定してください。データは何も変更していません。`,
      )
    throw error
  })
}

/**
 * Opens the bytes of a file for reading, any number of times; decrypts them if encrypted.
 * @throws StartError when it cannot be opened, or no secret key was given for an encrypted one
 */
export async function sourceOf(
  path: string,
  identity: string | null,
): Promise<() => AsyncIterable<Uint8Array>> {
  const needsIdentity = await isEncrypted(path).catch(() => {
    throw new StartError(`バックアップ「${path}」を開けません。`)
  })
  if (!needsIdentity) return () => createReadStream(path)
  if (identity === null)
    throw new StartError(
      `「${path}」は暗号化されています。「--identity 秘密鍵のファイル」を付けて、もう一度実行してください。データは何も変更していません。`,
    )
  const decrypter = await decrypterOf(identity)
  return () => decrypted(path, decrypter)
}
