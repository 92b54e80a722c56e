import { createPrivateKey, createPublicKey, hash, type KeyObject } from 'node:crypto'
import type { VerifierKey } from '../../../shared/rules/records/receipt/checkpoint'
import { fromBase64 } from '../../../shared/rules/records/receipt/base64'
import { ED25519, keyIdInput, verifierKeyText } from '../../../shared/rules/records/receipt/checkpoint'
import type { Settings } from '../../ground/settings/env'
import { makeSecret, readSecrets } from '../../ground/files/keyFile'
import { treeNames, type TreeName } from './tree'

export type CheckpointKey = { privateKey: KeyObject; publicKey: Uint8Array<ArrayBuffer> }

export type PublicKey = Pick<CheckpointKey, 'publicKey'>

type Place = Pick<Settings, 'checkpointKeys' | 'dataDir'>
type PlaceOfAll = Place & Pick<Settings, 'lostCheckpointKeys'>

const placeOf = ({ checkpointKeys, dataDir }: Place) => ({
  given: checkpointKeys,
  dataDir,
  file: 'checkpoint.key',
})

const PUBLIC_BYTES = 32
/** The PKCS #8 bytes before the 32 secret bytes. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

function keyOf(secret: Buffer): CheckpointKey {
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8, secret]), format: 'der', type: 'pkcs8' })
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' })
  return { privateKey, publicKey: Uint8Array.from(Buffer.from(x, 'base64url')) }
}

/** The keys of `CHECKPOINT_KEY`, or the data folder's; may be empty. The first signs, all verify. */
export const checkpointKeysOf = (place: Place): CheckpointKey[] => readSecrets(placeOf(place)).map(keyOf)

/** What heads and receipts are checked with: also by the public half of keys that are lost for good. */
export const verifyingKeysOf = (place: PlaceOfAll): PublicKey[] => [
  ...checkpointKeysOf(place),
  ...place.lostCheckpointKeys.flatMap((text) => {
    const publicKey = fromBase64(text)
    return publicKey?.length === PUBLIC_BYTES ? [{ publicKey }] : []
  }),
]

/** Makes the data folder's key, unless `CHECKPOINT_KEY` is set. */
export const makeCheckpointKey = (place: Place): void => makeSecret(placeOf(place))

/** The first line of a tree's checkpoints and the name of its key: `donor.example.jp/records`. */
export const originOf = ({ origin }: Pick<Settings, 'origin'>, tree: TreeName): string =>
  `${new URL(origin).host}/${tree}`

export const verifierKeyOf = (name: string, { publicKey }: PublicKey): VerifierKey => ({
  name,
  keyId: keyIdOf(name, publicKey, ED25519),
  publicKey,
})

export const keyIdOf = (name: string, publicKey: Uint8Array, algorithm: number): string =>
  hash('sha256', keyIdInput(name, publicKey, algorithm), 'hex').slice(0, 8)

/** Public keys to verify receipts and signed heads: every key under each tree's name, the records' first. */
export const publicKeysOf = (settings: PlaceOfAll & Pick<Settings, 'origin'>): string[] =>
  treeNames
    .toReversed()
    .flatMap((tree) =>
      verifyingKeysOf(settings).map((key) => verifierKeyText(verifierKeyOf(originOf(settings, tree), key))),
    )
