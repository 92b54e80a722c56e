import { fromBase64, toBase64 } from './base64'

// Signed notes and checkpoints by C2SP: c2sp.org/signed-note, c2sp.org/tlog-checkpoint.

/** The signed size and root of a log's tree. */
export type Checkpoint = { origin: string; size: number; root: Uint8Array<ArrayBuffer> }

export type NoteSignature = {
  name: string
  /** Four bytes in hexadecimal that identify the key among those of the same name. */
  keyId: string
  signature: Uint8Array<ArrayBuffer>
}

export type SignedCheckpoint = Checkpoint & {
  /** The signed text: the lines up to the blank one, with the last newline. */
  text: string
  signatures: NoteSignature[]
}

/** A public key with its name, as `name+keyId+base64(algorithm ‖ key)`. */
export type VerifierKey = { name: string; keyId: string; publicKey: Uint8Array<ArrayBuffer> }

/** Our kinds of signatures: of the note, and of the note with a time (c2sp.org/tlog-cosignature). */
export const ED25519 = 1
export const COSIGNATURE = 4
const MOST_SIGNATURES = 64

/** The name of a key, also allowed as an origin. */
const NAME = /^[^\s+]+$/u

export const checkpointText = ({ origin, size, root }: Checkpoint): string =>
  `${origin}\n${size}\n${toBase64(root)}\n`

export const signedNote = (text: string, signatures: readonly NoteSignature[]): string =>
  `${text}\n${signatures.map(signatureLine).join('')}`

const signatureLine = ({ name, keyId, signature }: NoteSignature) =>
  `— ${name} ${toBase64(Uint8Array.of(...bytesOf(keyId), ...signature))}\n`

/** The signed text with a time, in whole seconds since 1970. */
export const cosignedText = (seconds: number, text: string): string =>
  `cosignature/v1\ntime ${seconds}\n${text}`

/** The time in eight bytes, then the signature. */
export const timedSignature = (seconds: number, signature: Uint8Array): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(8 + signature.length)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(seconds))
  bytes.set(signature, 8)
  return bytes
}

export const timeOf = (timed: Uint8Array<ArrayBuffer>): number =>
  timed.length < 8 ? 0 : Number(new DataView(timed.buffer).getBigUint64(0))

/** The input of a key's id: the first four bytes of its SHA-256. */
export const keyIdInput = (name: string, publicKey: Uint8Array, algorithm: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.of(...new TextEncoder().encode(`${name}\n`), algorithm, ...publicKey)

export const verifierKeyText = ({ name, keyId, publicKey }: VerifierKey): string =>
  `${name}+${keyId}+${toBase64(Uint8Array.of(ED25519, ...publicKey))}`

/** Null unless it is an Ed25519 key; the caller must check that the id belongs to the key. */
export function parseVerifierKey(text: string): VerifierKey | null {
  const [, name, keyId, encoded] = /^([^\s+]+)\+([0-9a-f]{8})\+(\S+)$/u.exec(text.trim()) ?? []
  const bytes = encoded === undefined ? null : fromBase64(encoded)
  if (name === undefined || keyId === undefined || bytes?.length !== 33 || bytes[0] !== ED25519) return null
  return { name, keyId, publicKey: bytes.slice(1) }
}

/** Null unless it is exactly a checkpoint. */
export function parseCheckpoint(note: string): SignedCheckpoint | null {
  const end = note.lastIndexOf('\n\n')
  if (end < 0 || !note.endsWith('\n') || hasControls(note)) return null
  const text = note.slice(0, end + 1)
  const signatures = note
    .slice(end + 2, -1)
    .split('\n')
    .map(parseSignature)
  const [origin, size, root, ...rest] = text.slice(0, -1).split('\n')
  const hash = root === undefined ? null : fromBase64(root)
  if (!origin || !isDecimal(size) || hash?.length !== 32 || rest.includes('')) return null
  if (signatures.length > MOST_SIGNATURES || signatures.some((one) => one === null)) return null
  return {
    origin,
    size: Number(size),
    root: hash,
    text,
    signatures: signatures.filter((one) => one !== null),
  }
}

/** A whole number without leading zeros, the form of the tree's size and an index. */
export const isDecimal = (text: string | undefined): text is string =>
  text !== undefined && /^(?:0|[1-9]\d*)$/.test(text) && Number.isSafeInteger(Number(text))

function parseSignature(line: string): NoteSignature | null {
  const [dash, name, encoded, ...rest] = line.split(' ')
  const bytes = encoded === undefined ? null : fromBase64(encoded)
  if (dash !== '—' || name === undefined || !NAME.test(name) || rest.length > 0) return null
  if (bytes === null || bytes.length < 5) return null
  return { name, keyId: hexOf(bytes.slice(0, 4)), signature: bytes.slice(4) }
}

const hasControls = (text: string) => [...text].some((sign) => sign < ' ' && sign !== '\n')

export const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const bytesOf = (hex: string) => (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
