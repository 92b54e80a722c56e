/** One grey dot. */
const DOT =
  '/9j/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxD/2Q=='

/** A JPEG as a telephone makes it, with a secret in its Exif block and another behind its end. */
export function photograph({ secret, orientation = 1 }: { secret: string; orientation?: number }): Buffer {
  const picture = Buffer.from(DOT, 'base64')
  const tags = Buffer.concat([
    Buffer.from('Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0', 'latin1'),
    Buffer.of(orientation, 0, 0, 0, 0, 0, 0, 0),
    Buffer.from(secret),
  ])
  const head = Buffer.alloc(4)
  head.writeUInt16BE(0xffe1, 0)
  head.writeUInt16BE(tags.length + 2, 2)
  return Buffer.concat([picture.subarray(0, 2), head, tags, picture.subarray(2), Buffer.from(secret)])
}

/** As it is drawn: two lines. */
export const DRAWN = 'M20 40L60 90L100 40L140 90M180 60L220 61L260 140'
