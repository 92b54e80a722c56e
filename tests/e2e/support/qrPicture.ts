import { encodeQR } from 'qr'

/** What pharmacies' codes are written in; Node can only read it. */
const shiftJis = (() => {
  const decoder = new TextDecoder('shift_jis')
  const codes = new Map<string, number[]>()
  for (let low = 0; low < 0x80; low += 1) codes.set(String.fromCharCode(low), [low])
  for (let high = 0x81; high <= 0xfc; high += 1)
    for (let low = 0x40; low <= 0xfc; low += 1) {
      const letter = decoder.decode(Uint8Array.of(high, low))
      if (letter.length === 1 && letter !== '\ufffd' && !codes.has(letter)) codes.set(letter, [high, low])
    }
  return (text: string) => Uint8Array.from(Array.from(text).flatMap((letter) => codes.get(letter) ?? [0x3f]))
})()

/** A picture of a code, for the field of a photo. */
export function qrPicture(name: string, text: string) {
  const gif = encodeQR(text, 'gif', { textEncoder: shiftJis, encoding: 'byte', scale: 6, border: 4 })
  return { name: `${name}.gif`, mimeType: 'image/gif', buffer: Buffer.from(gif) }
}

const WIDTH = 640
const HEIGHT = 480

/** A film of one picture, for Chromium's camera of tests. */
export function qrFilm(text: string): Buffer {
  const modules = encodeQR(text, 'raw', { textEncoder: shiftJis, encoding: 'byte', border: 4 })
  const scale = Math.floor(HEIGHT / modules.length)
  const luma = Buffer.alloc(WIDTH * HEIGHT, 235)
  for (let y = 0; y < modules.length * scale; y += 1)
    for (let x = 0; x < modules.length * scale; x += 1)
      if (modules[Math.floor(y / scale)]?.[Math.floor(x / scale)]) luma[y * WIDTH + x] = 16
  const frame = [Buffer.from('FRAME\n'), luma, Buffer.alloc((WIDTH * HEIGHT) / 2, 128)]
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`),
    ...frame,
    ...frame,
  ])
}
