import {
  COSIGNATURE,
  cosignedText,
  ED25519,
  hexOf,
  keyIdInput,
  parseCheckpoint,
  parseVerifierKey,
  timeOf,
  type SignedCheckpoint,
  type VerifierKey,
} from '../../../../shared/rules/records/receipt/checkpoint'
import { parseEntry, type Entry } from '../../../../shared/rules/records/receipt/entry'
import { parsePayoutProof } from '../../../../shared/rules/records/receipt/payoutProof'
import { parseReceipt, withPlainEnds, type Proof } from '../../../../shared/rules/records/receipt/proof'

type Bytes = Uint8Array<ArrayBuffer>

/** Whether an Ed25519 signature is by this public key. */
export type VerifySignature = (publicKey: Bytes, message: Bytes, signature: Bytes) => Promise<boolean>

/** The checks in order; a receipt is valid when all succeed. */
export const receiptSteps = ['form', 'key', 'signature', 'proof', 'content'] as const
export type ReceiptStep = (typeof receiptSteps)[number]

/** The first check that fails. */
export type ReceiptProblem =
  /** It is no receipt, or incomplete. */
  | { at: 'form' }
  /** The head was signed by an unknown key, or for another log. */
  | { at: 'key'; origin: string }
  /** The head, its signature or its time was edited. */
  | { at: 'signature' }
  /** The path from the record to the head was edited, or belongs to another receipt. */
  | { at: 'proof' }
  /** The record's words were edited. */
  | { at: 'content' }

export type ReceiptVerdict =
  | { problem: ReceiptProblem }
  | {
      problem: null
      entry: Entry
      checkpoint: SignedCheckpoint
      index: number
      signedAt: Date | null
      keyId: string
    }

/** Checks a receipt offline, with its content and the keys only. @param keys as `name+keyId+base64` */
export async function verifyReceipt(
  file: string,
  keys: readonly string[],
  verifySignature: VerifySignature,
): Promise<ReceiptVerdict> {
  const receipt = parseReceipt(file)
  const checkpoint = receipt && parseCheckpoint(receipt.proof.checkpoint)
  const entry = receipt && parseEntry(receipt.entry)
  const leaf = receipt?.proof.extra
  if (!receipt || !checkpoint || receipt.proof.index >= checkpoint.size || leaf?.length !== 32)
    return { problem: { at: 'form' } }
  const known = await ofOrigin(keys, checkpoint.origin)
  const signed = await signedBy(checkpoint, known, verifySignature)
  if (signed === 'otherKey') return { problem: { at: 'key', origin: checkpoint.origin } }
  if (signed === 'forged') return { problem: { at: 'signature' } }
  const { proof } = receipt
  if (!same(await rootFrom(leaf, proof, checkpoint.size), checkpoint.root))
    return { problem: { at: 'proof' } }
  const computed = await sha256(Uint8Array.of(0, ...new TextEncoder().encode(receipt.entry)))
  if (!same(computed, leaf) || !entry) return { problem: { at: 'content' } }
  return { problem: null, entry, checkpoint, index: proof.index, ...signed }
}

/** The checks of a signed head alone. */
export const headSteps = ['form', 'key', 'signature'] as const satisfies ReceiptStep[]

export type HeadVerdict =
  | { problem: ReceiptProblem }
  | { problem: null; checkpoint: SignedCheckpoint; signedAt: Date | null; keyId: string }

/** Checks the signed head of a tree of any day. @returns null for anything that is no head, such as a receipt */
export async function verifyHead(
  file: string,
  keys: readonly string[],
  verifySignature: VerifySignature,
): Promise<HeadVerdict | null> {
  const checkpoint = parseCheckpoint(withPlainEnds(file))
  if (!checkpoint) return null
  const signed = await signedBy(checkpoint, await ofOrigin(keys, checkpoint.origin), verifySignature)
  if (signed === 'otherKey') return { problem: { at: 'key', origin: checkpoint.origin } }
  return signed === 'forged' ? { problem: { at: 'signature' } } : { problem: null, checkpoint, ...signed }
}

/** A payout whose entries are all in the ledger as they were sealed. */
type Paid = { paidAt: Date; amountYen: number; donations: number; entries: Entry[] }
export type PayoutVerdict = Extract<ReceiptVerdict, { problem: ReceiptProblem }> | (Signed & { paid: Paid })
type Signed = Omit<Extract<ReceiptVerdict, { problem: null }>, 'entry' | 'index'>

/** Checks the receipt of a payout, a PDF. @returns null for another file */
export async function verifyPayout(
  file: string,
  keys: readonly string[],
  verifySignature: VerifySignature,
): Promise<PayoutVerdict | null> {
  const receipts = parsePayoutProof(file)
  if (!receipts) return null
  const entries: Entry[] = []
  let signed: Signed | null = null
  for (const receipt of receipts) {
    const verdict = await verifyReceipt(receipt, keys, verifySignature)
    if (verdict.problem) return verdict
    const { entry, index: _index, ...head } = verdict
    entries.push(entry)
    signed = head
  }
  const paid = paidOf(entries)
  return signed && paid ? { ...signed, paid } : { problem: { at: 'form' } }
}

/** Null unless they are different payments to one person at once. */
function paidOf(entries: readonly Entry[]): Paid | null {
  const valuesOf = (label: string) =>
    entries.map(({ fields }) => fields.find(([name]) => name === label)?.[1])
  const different = (label: string) => new Set(valuesOf(label)).size
  const one = ['会員の番号', '段階', '記録した日時（UTC）'].every((label) => different(label) === 1)
  const paidAt = new Date(`${valuesOf('記録した日時（UTC）')[0]}Z`)
  const amounts = valuesOf('金額（円）').filter((amount) => typeof amount === 'number')
  const isPaid = entries.every(({ title }) => title === '協力金の台帳') && valuesOf('段階')[0] === 'Paid'
  if (!one || !isPaid || different('記録の番号') < entries.length || amounts.length < entries.length)
    return null
  if (Number.isNaN(paidAt.getTime())) return null
  const amountYen = amounts.reduce((sum, amount) => sum + amount, 0)
  return { paidAt, amountYen, donations: different('献便の番号'), entries: [...entries] }
}

const sha256 = async (bytes: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

const same = (one: Uint8Array | null, other: Uint8Array) => one !== null && hexOf(one) === hexOf(other)

const keyIdOf = async ({ name, publicKey }: VerifierKey, algorithm: number) =>
  hexOf((await sha256(keyIdInput(name, publicKey, algorithm))).slice(0, 4))

/** Ignores keys whose id does not belong to them. */
async function ofOrigin(keys: readonly string[], origin: string): Promise<VerifierKey[]> {
  const parsed = keys.map(parseVerifierKey).filter((key) => key?.name === origin)
  const known: VerifierKey[] = []
  for (const key of parsed) if (key && (await keyIdOf(key, ED25519)) === key.keyId) known.push(key)
  return known
}

/** Signatures by others are ignored, as the format requires; one that claims a known key must be right. */
async function signedBy(
  { text, signatures }: SignedCheckpoint,
  keys: readonly VerifierKey[],
  verifySignature: VerifySignature,
): Promise<'otherKey' | 'forged' | { signedAt: Date | null; keyId: string }> {
  const bytes = (words: string) => new TextEncoder().encode(words)
  for (const key of keys) {
    const own = signatures.filter(({ name, keyId }) => name === key.name && keyId === key.keyId)
    const timedId = await keyIdOf(key, COSIGNATURE)
    const timed = signatures.find(({ name, keyId }) => name === key.name && keyId === timedId)
    if (own.length === 0) continue
    for (const { signature } of own)
      if (!(await verifySignature(key.publicKey, bytes(text), signature))) return 'forged'
    if (!timed) return { signedAt: null, keyId: key.keyId }
    const seconds = timeOf(timed.signature)
    const message = bytes(cosignedText(seconds, text))
    if (!(await verifySignature(key.publicKey, message, timed.signature.slice(8)))) return 'forged'
    return { signedAt: new Date(seconds * 1000), keyId: key.keyId }
  }
  return 'otherKey'
}

/** The root computed from a leaf and its proof: RFC 9162, 2.1.3.2. Null when the proof is too long or too short. */
async function rootFrom(leaf: Bytes, { index, path }: Proof, size: number): Promise<Bytes | null> {
  let [place, last, root] = [index, size - 1, leaf]
  for (const step of path) {
    if (last === 0) return null
    if (place % 2 === 1 || place === last) {
      root = await sha256(Uint8Array.of(1, ...step, ...root))
      while (place % 2 === 0 && place !== 0) [place, last] = [place / 2, Math.floor(last / 2)]
    } else root = await sha256(Uint8Array.of(1, ...root, ...step))
    ;[place, last] = [Math.floor(place / 2), Math.floor(last / 2)]
  }
  return last === 0 ? root : null
}
