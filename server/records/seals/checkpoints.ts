import { createPublicKey, sign, verify } from 'node:crypto'
import {
  checkpointText,
  COSIGNATURE,
  cosignedText,
  ED25519,
  parseCheckpoint,
  signedNote,
  timedSignature,
  timeOf,
  type Checkpoint,
  type SignedCheckpoint,
} from '../../../shared/rules/records/receipt/checkpoint'
import { keyIdOf, verifierKeyOf, type CheckpointKey, type PublicKey } from './checkpointKeys'

/** A C2SP checkpoint, signed by the key named by its origin, once plain and once with the time, like a witness. */
export function signCheckpoint(key: CheckpointKey, checkpoint: Checkpoint, now: Date): string {
  const text = checkpointText(checkpoint)
  const { name, keyId, publicKey } = verifierKeyOf(checkpoint.origin, key)
  const seconds = Math.floor(now.getTime() / 1000)
  const signed = (message: string) => Uint8Array.from(sign(null, Buffer.from(message), key.privateKey))
  return signedNote(text, [
    { name, keyId, signature: signed(text) },
    {
      name,
      keyId: keyIdOf(name, publicKey, COSIGNATURE),
      signature: timedSignature(seconds, signed(cosignedText(seconds, text))),
    },
  ])
}

/**
 * - `otherKey`: no signature is by a known key
 * - `forged`: a signature by a known key is wrong, or it is no checkpoint
 */
export type CheckpointProblem = 'otherKey' | 'forged'

/** The content of a note that one of the keys has signed. */
export function openCheckpoint(
  note: string,
  keys: readonly PublicKey[],
): SignedCheckpoint | CheckpointProblem {
  const checkpoint = parseCheckpoint(note)
  if (!checkpoint) return 'forged'
  const { origin, text, signatures } = checkpoint
  const verdicts = keys.flatMap((key) => {
    const x = Buffer.from(key.publicKey).toString('base64url')
    const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
    const isGood = (message: string, signature: Uint8Array) =>
      verify(null, Buffer.from(message), publicKey, signature)
    const by = (algorithm: number) =>
      signatures.filter(
        ({ name, keyId }) => name === origin && keyId === keyIdOf(origin, key.publicKey, algorithm),
      )
    return [
      ...by(ED25519).map(({ signature }) => isGood(text, signature)),
      ...by(COSIGNATURE).map(({ signature: timed }) =>
        isGood(cosignedText(timeOf(timed), text), timed.slice(8)),
      ),
    ]
  })
  if (verdicts.length === 0) return 'otherKey'
  return verdicts.every(Boolean) ? checkpoint : 'forged'
}
