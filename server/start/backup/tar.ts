const BLOCK_BYTES = 512
const NAME_BYTES = 100
/** Field offsets (POSIX ustar). */
const AT = { name: 0, mode: 100, uid: 108, gid: 116, size: 124, time: 136, sum: 148, type: 156, magic: 257 }

const HEADER_BYTES = BLOCK_BYTES
export const END_OF_TAR = Buffer.alloc(2 * BLOCK_BYTES)

const paddingOf = (size: number) => (BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES

/** The sum of all bytes, counting the sum's own field as spaces. */
function sumOf(header: Buffer): number {
  const summed = Buffer.from(header).fill(' ', AT.sum, AT.type)
  return summed.reduce((sum, byte) => sum + byte, 0)
}

const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`

/** The owner alone may read the file. */
function headerOf(name: string, size: number, modified: Date): Buffer {
  if (Buffer.byteLength(name) > NAME_BYTES) throw new RangeError(name)
  const header = Buffer.alloc(BLOCK_BYTES)
  header.write(name, AT.name)
  header.write(octal(0o600, 7), AT.mode)
  header.write(octal(0, 7), AT.uid)
  header.write(octal(0, 7), AT.gid)
  header.write(octal(size, 11), AT.size)
  header.write(octal(Math.floor(modified.getTime() / 1000), 11), AT.time)
  header.write('0', AT.type)
  header.write('ustar\x0000', AT.magic)
  header.write(`${octal(sumOf(header), 6)} `, AT.sum)
  return header
}

export const tarEntry = (name: string, content: Buffer, modified: Date): Buffer[] => [
  headerOf(name, content.length, modified),
  content,
  Buffer.alloc(paddingOf(content.length)),
]

/** Null if it is no file header. */
function readHeader(header: Buffer): { name: string; size: number } | null {
  const text = (from: number, length: number) =>
    header.toString('utf8', from, from + length).split('\0', 1)[0] ?? ''
  if (text(AT.magic, 5) !== 'ustar' || Number.parseInt(text(AT.sum, 6), 8) !== sumOf(header)) return null
  const size = Number.parseInt(text(AT.size, 11), 8)
  return Number.isSafeInteger(size) ? { name: text(AT.name, NAME_BYTES), size } : null
}

/** Returns a function that takes the given number of bytes each time; fewer at the end. */
function takerOf(bytes: AsyncIterator<Uint8Array>) {
  let rest: Buffer = Buffer.alloc(0)
  return async (size: number): Promise<Buffer> => {
    const parts = [rest]
    let length = rest.length
    while (length < size) {
      const { done, value } = await bytes.next()
      if (done) break
      parts.push(Buffer.from(value.buffer, value.byteOffset, value.byteLength))
      length += value.byteLength
    }
    const all = parts.length === 1 ? rest : Buffer.concat(parts)
    rest = all.subarray(size)
    return all.subarray(0, size)
  }
}

/** The files of a tar file in order, each held whole; reads to the end of the bytes. */
export async function* tarEntries(
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ name: string; content: Buffer }> {
  const bytes = source[Symbol.asyncIterator]()
  const take = takerOf(bytes)
  try {
    for (;;) {
      const found = readHeader(await take(HEADER_BYTES))
      if (!found) break
      yield { name: found.name, content: await take(found.size) }
      await take(paddingOf(found.size))
    }
    while (!(await bytes.next()).done);
  } finally {
    await bytes.return?.()
  }
}
