const SIDE_MAX = 20_000
/** Tables, frames, scans: what draws the picture. */
const KEPT = new Set([0xc0, 0xc1, 0xc2, 0xc4, 0xda, 0xdb, 0xdd])
const [SOI, EOI, SOS, EXIF, ADOBE] = [0xd8, 0xd9, 0xda, 0xe1, 0xee]

/**
 * A JPEG with nothing but its picture: no place, no time, no device, no second picture, nothing behind its end. Reads each
 * byte once and decodes none. Which side is up stays, unless `upright`.
 * @returns null for what is no whole JPEG
 */
export function cleanJpeg(bytes: Buffer, { upright = false } = {}): Buffer | null {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return null
  const kept: Buffer[] = []
  let orientation = 1
  let hasFrame = false
  for (let at = 2; at + 1 < bytes.length;) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at++
      continue
    }
    if (marker === EOI) {
      const side = upright || orientation === 1 ? [] : [orientationOnly(orientation)]
      return hasFrame ? Buffer.concat([Buffer.of(0xff, SOI), ...side, ...kept, Buffer.of(0xff, EOI)]) : null
    }
    if (at + 4 > bytes.length) return null
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (end < at + 4 || end > bytes.length) return null
    const segment = bytes.subarray(at, end)
    if (marker === EXIF) orientation = orientationOf(segment.subarray(4)) ?? orientation
    if (marker >= 0xc0 && marker <= 0xc2) {
      if (hasFrame || !isFrame(segment)) return null
      hasFrame = true
    }
    if (KEPT.has(marker)) kept.push(segment)
    else if (marker === ADOBE && segment.length === 16 && segment.toString('latin1', 4, 9) === 'Adobe')
      kept.push(segment)
    else if (marker >= 0xc3 && marker <= 0xcf && marker !== 0xc8) return null
    at = end
    if (marker === SOS) {
      const behind = endOfScan(bytes, at)
      kept.push(bytes.subarray(at, behind))
      at = behind
    }
  }
  return null
}

function isFrame(segment: Buffer): boolean {
  if (segment.length < 10) return false
  const [height, width] = [segment.readUInt16BE(5), segment.readUInt16BE(7)]
  return (
    height > 0 && width > 0 && height <= SIDE_MAX && width <= SIDE_MAX && [1, 3, 4].includes(segment[9] ?? 0)
  )
}

/** Where the next marker stands that ends a scan; stuffed bytes and restarts belong to it. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return bytes.length
}

/** The one tag that is needed to see the picture upright. */
function orientationOf(exif: Buffer): number | null {
  if (exif.toString('latin1', 0, 6) !== 'Exif\0\0' || exif.length < 14) return null
  const tiff = exif.subarray(6)
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const u16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (first + 2 > tiff.length) return null
  for (let nth = 0, count = u16(first); nth < count; nth++) {
    const at = first + 2 + 12 * nth
    if (at + 10 > tiff.length) return null
    if (u16(at) === 0x0112) {
      const value = u16(at + 8)
      return value >= 1 && value <= 8 ? value : null
    }
  }
  return null
}

const orientationOnly = (orientation: number) =>
  Buffer.concat([
    Buffer.of(0xff, EXIF, 0, 34),
    Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0', 'latin1'),
    Buffer.of(orientation, 0, 0, 0, 0, 0, 0),
  ])
