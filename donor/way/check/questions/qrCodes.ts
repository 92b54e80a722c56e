import { textOfCode } from './medicines/notebook'

const MOST_CODES = 8
const SIZES = [1600, 2400, 900]

/** The first code of a picture; nothing leaves the device. */
export async function codeIn(picture: ImageData) {
  const { default: jsQR } = await import('jsqr')
  const found = jsQR(picture.data, picture.width, picture.height)
  return (
    found && { text: textOfCode(Uint8Array.from(found.binaryData)), corners: Object.values(found.location) }
  )
}

/** Every code of a photo: each found code is painted over, until none is left. */
export async function codesOfPhoto(file: Blob): Promise<string[]> {
  const photo = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return []
  const codes: string[] = []
  for (const size of SIZES) {
    const scale = Math.min(1, size / Math.max(photo.width, photo.height))
    canvas.width = Math.max(1, Math.round(photo.width * scale))
    canvas.height = Math.max(1, Math.round(photo.height * scale))
    context.drawImage(photo, 0, 0, canvas.width, canvas.height)
    while (codes.length < MOST_CODES) {
      const found = await codeIn(context.getImageData(0, 0, canvas.width, canvas.height))
      if (!found) break
      if (!codes.includes(found.text)) codes.push(found.text)
      const corners = found.corners.filter((corner) => corner !== undefined)
      const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
      const [left, top] = [Math.min(...xs), Math.min(...ys)]
      context.fillStyle = '#fff'
      context.fillRect(left, top, Math.max(...xs) - left, Math.max(...ys) - top)
    }
    if (codes.length > 0) break
  }
  return codes
}
