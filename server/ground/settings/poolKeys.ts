import { createPrivateKey } from 'node:crypto'

type Environment = Record<string, string | undefined>

/** Keys of our own pool that are not files. */
export type GivenPoolKeys = {
  /** 32 bytes in hexadecimal. */
  sealing: string
  /** PKCS#8: the first signs, all verify. */
  signing: readonly string[]
}

const BLOCK = /-----BEGIN PRIVATE KEY-----[\s\S]+?-----END PRIVATE KEY-----/g
const SHORTEST = 2_048

/** Line breaks may be written as `\\n`, because a variable may be limited to one line. */
const blocksOf = (text: string): string[] => text.replaceAll('\\n', '\n').match(BLOCK) ?? []

function isSigningKey(block: string): boolean {
  try {
    const key = createPrivateKey(block)
    return key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= SHORTEST
  } catch {
    return false
  }
}

export function areSigningKeys(text: string): boolean {
  const blocks = blocksOf(text)
  return blocks.length > 0 && blocks.every(isSigningKey)
}

export const poolKeysOf = ({ POOL_SEALING_KEY, POOL_SIGNING_KEY }: Environment): GivenPoolKeys | null =>
  POOL_SEALING_KEY && POOL_SIGNING_KEY
    ? { sealing: POOL_SEALING_KEY, signing: blocksOf(POOL_SIGNING_KEY) }
    : null
