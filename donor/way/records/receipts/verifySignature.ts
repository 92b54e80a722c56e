import type { VerifySignature } from './verifyReceipt'

const byBrowser: VerifySignature = async (publicKey, message, signature) => {
  const key = await crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify'])
  return crypto.subtle.verify('Ed25519', key, signature, message)
}

/** A key that every browser with Ed25519 accepts: the base point. */
const ANY_KEY = Uint8Array.of(0x58, ...Array.from({ length: 31 }, () => 0x66))

/**
 * How signatures are checked here. Browsers before 2025 lack Ed25519 and use a library, which is loaded before the
 * network may be cut. Null if pages cannot compute hashes: an old browser, or an address without TLS.
 */
export async function loadVerifySignature(): Promise<VerifySignature | null> {
  if (!globalThis.crypto?.subtle) return null
  try {
    await crypto.subtle.importKey('raw', ANY_KEY, 'Ed25519', false, ['verify'])
    return byBrowser
  } catch {
    const { verifyAsync } = await import('@noble/ed25519')
    return (publicKey, message, signature) => verifyAsync(signature, message, publicKey).catch(() => false)
  }
}
