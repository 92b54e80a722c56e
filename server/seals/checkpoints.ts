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
} from '../../shared/receipt/checkpoint'
import { keyIdOf, verifierKeyOf, type CheckpointKey } from './checkpointKeys'

/**
 * A checkpoint as C2SP writes it, signed by the key under the name of its origin: once as it is, and once with the time,
 * as a witness does.
 */
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
 * - `otherKey`: no signature is by a key that is here
 * - `forged`: one is said to be and is not, or it is no checkpoint
 */
export type CheckpointProblem = 'otherKey' | 'forged'

/** What a note says, once one of the keys has signed it. */
export function openCheckpoint(
  note: string,
  keys: readonly CheckpointKey[],
): SignedCheckpoint | CheckpointProblem {
  const checkpoint = parseCheckpoint(note)
  if (!checkpoint) return 'forged'
  const { origin, text, signatures } = checkpoint
  const verdicts = keys.flatMap((key) => {
    const isGood = (message: string, signature: Uint8Array) =>
      verify(null, Buffer.from(message), createPublicKey(key.privateKey), signature)
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
