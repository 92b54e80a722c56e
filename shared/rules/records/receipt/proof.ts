import { fromBase64, toBase64 } from './base64'
import { isDecimal } from './checkpoint'

/** A proof that an entry is in a tree whose head was signed: c2sp.org/tlog-proof. */
export type Proof = {
  /** The leaf in our receipts, so that a reader can tell whether the words or the path to the head were edited. */
  extra: Uint8Array<ArrayBuffer> | null
  index: number
  /** From the leaf's sibling up to the root's child. */
  path: Uint8Array<ArrayBuffer>[]
  /** The signed checkpoint, as it was issued. */
  checkpoint: string
}

const FORM = 'c2sp.org/tlog-proof@v1'
const MOST_STEPS = 64

const proofText = ({ extra, index, path, checkpoint }: Proof): string =>
  [
    FORM,
    ...(extra ? [`extra ${toBase64(extra)}`] : []),
    `index ${index}`,
    ...path.map(toBase64),
    '',
    checkpoint,
  ].join('\n')

/** Null unless it is exactly a proof. */
function parseProof(text: string): Proof | null {
  const end = text.indexOf('\n\n')
  const [form, ...lines] = text.slice(0, end).split('\n')
  const extra = lines[0]?.startsWith('extra ') ? fromBase64((lines.shift() ?? '').slice(6)) : null
  const [, index] = /^index (\d+)$/.exec(lines.shift() ?? '') ?? []
  const path = lines.map(fromBase64)
  if (end < 0 || form !== FORM || !isDecimal(index) || path.length > MOST_STEPS) return null
  if (path.some((hash) => hash?.length !== 32)) return null
  return {
    extra,
    index: Number(index),
    path: path.filter((hash) => hash !== null),
    checkpoint: text.slice(end + 2),
  }
}

/** A person's receipt: the entry in words, a blank line, and the proof that it is in the tree. */
export type Receipt = { entry: string; proof: Proof }

export const receiptText = ({ entry, proof }: Receipt): string => `${entry}\n${proofText(proof)}`

/** Removes the byte order mark and CRLF that an editor may have added. */
export const withPlainEnds = (file: string): string => file.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')

/** Null unless it is a receipt. */
export function parseReceipt(file: string): Receipt | null {
  const text = withPlainEnds(file)
  const at = text.indexOf(`\n${FORM}\n`)
  const proof = at < 0 ? null : parseProof(text.slice(at + 1))
  return proof && { entry: text.slice(0, at), proof }
}
