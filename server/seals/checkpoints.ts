import { createPublicKey, sign, verify } from 'node:crypto'
import {
  checkpointText,
  parseCheckpoint,
  signedNote,
  type Checkpoint,
  type SignedCheckpoint,
} from '../../shared/receipt/checkpoint'
import { verifierKeyOf, type CheckpointKey } from './checkpointKeys'

/** A checkpoint as C2SP writes it, signed by the key under the name of its origin. */
export function signCheckpoint(key: CheckpointKey, checkpoint: Checkpoint): string {
  const text = checkpointText(checkpoint)
  const { name, keyId } = verifierKeyOf(checkpoint.origin, key)
  return signedNote(text, {
    name,
    keyId,
    signature: Uint8Array.from(sign(null, Buffer.from(text), key.privateKey)),
  })
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
    const { name, keyId } = verifierKeyOf(origin, key)
    return signatures
      .filter((one) => one.name === name && one.keyId === keyId)
      .map(({ signature }) => verify(null, Buffer.from(text), createPublicKey(key.privateKey), signature))
  })
  if (verdicts.length === 0) return 'otherKey'
  return verdicts.every(Boolean) ? checkpoint : 'forged'
}
