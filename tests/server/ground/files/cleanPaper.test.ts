import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { cleanPaper } from '../../../../server/ground/files/cleanPaper'
import { writePdf } from '../../../../server/ground/files/writePdf'
import { PAPER_MAX_BYTES } from '../../../../shared/rules/donating/signature'
import { signatureErrors } from '../../../../shared/words/donating/signing'
import { photograph } from '../../../support/papers'

const taken = (file: Buffer) => cleanPaper('Paper', file.toString('base64'))
const refusal = (file: Buffer | string): string => {
  try {
    cleanPaper('Paper', typeof file === 'string' ? file : file.toString('base64'))
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  return 'taken'
}
const page = (extra = '', objects = '') =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R${extra}>>\nendobj\n2 0 obj\n<</Type/Pages/Count 1/Kids[3 0 R]/MediaBox[0 0 100 100]>>\nendobj\n3 0 obj\n<</Type/Page/Parent 2 0 R/Contents 4 0 R>>\nendobj\n4 0 obj\n<</Length 9>>\nstream\n0 0 m 9 9\nendstream\nendobj\n${objects}trailer\n<</Root 1 0 R/Info 9 0 R>>\n%%EOF`,
  )

test('a photograph keeps its picture and which side is up, and loses place, device and what is behind its end', () => {
  const { type, file } = taken(photograph({ secret: 'KANARIA-EXIF', orientation: 6 }))
  expect(type).toBe('jpeg')
  expect(file.includes('KANARIA-EXIF')).toBe(false)
  expect(file.includes('Exif\0\0MM\0*')).toBe(true)
  expect(file.subarray(-2)).toEqual(Buffer.of(0xff, 0xd9))
  // Cleaned again it is the same.
  expect(taken(file).file.equals(file)).toBe(true)
  expect(taken(photograph({ secret: 'x', orientation: 1 })).file.includes('Exif')).toBe(false)
})

test('a scanned PDF keeps what draws its pages, and loses author, dates and links', async () => {
  const given = await writePdf({
    title: 'KANARIA-TITLE',
    author: 'KANARIA-AUTHOR',
    now: new Date('2026-12-01T00:00:00Z'),
    parts: [{ title: '署名' }, { photograph: photograph({ secret: 'KANARIA-EXIF' }), alt: 'KANARIA-ALT' }],
  })
  for (const word of ['KANARIA-AUTHOR', 'KANARIA-EXIF']) expect(given.includes(word)).toBe(true)
  const { type, file } = taken(given)
  expect(type).toBe('pdf')
  expect(file.toString('latin1')).not.toMatch(/KANARIA|CreationDate|Producer|Metadata|StructTree/)
  expect(file.toString('latin1').match(/\/Type\/Page\//g)).toHaveLength(2)
  expect(taken(file).file.equals(file)).toBe(true)
})

test('a picture within, in a format that this cannot clean (JPEG 2000), is refused with what to do instead', () => {
  const picture = (filter: string) =>
    page(
      '',
      `5 0 obj\n<</Subtype/Image/Filter ${filter}/Length 12>>\nstream\n\0\0\0\x0cjP  \r\n\x87\nendstream\nendobj\n`,
    )
  // What no page shows is left out.
  expect(refusal(picture('/JPXDecode'))).toBe('taken')
  const drawn = (filter: string) =>
    Buffer.from(
      picture(filter)
        .toString('latin1')
        .replace('/Contents 4 0 R', '/Contents 4 0 R/Resources<</XObject<</Im0 5 0 R>>>>'),
      'latin1',
    )
  for (const filter of ['/JPXDecode', '[/FlateDecode/JPXDecode]', '/JPX#44ecode'])
    expect(refusal(drawn(filter)), filter).toBe(signatureErrors.picture)
  expect(refusal(drawn('/FlateDecode'))).toBe('taken')
})

test('packed objects are read, within a bound', () => {
  const packed = (objects: string, first: number, n = 1) => {
    const bytes = deflateSync(Buffer.from(objects))
    return Buffer.concat([
      Buffer.from(
        `%PDF-1.7\n8 0 obj\n<</Type/ObjStm/N ${n}/First ${first}/Filter/FlateDecode/Length ${bytes.length}>>\nstream\n`,
      ),
      bytes,
      Buffer.from('\nendstream\nendobj\n'),
      page('/OpenAction 7 0 R').subarray(9),
    ])
  }
  expect(refusal(packed('7 0 <</S/GoTo>>', 4))).toBe('taken')
  expect(refusal(packed('7 0 <</S/Java#53cript/JS(app.alert)>>', 4))).toContain('プログラム')
  const bomb = packed(`7 0 ${' '.repeat(40_000_000)}`, 4)
  expect(bomb.length).toBeLessThan(60_000)
  expect(refusal(bomb)).toContain('読めません')
})

test('a PDF with a script, an attachment or a password, what is no paper, and what is too large are refused', () => {
  expect(refusal(page())).toBe('taken')
  for (const active of [
    '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>',
    '/AA<</O<</S/Launch/F(x.exe)>>>>',
    '/Names<</EmbeddedFiles 5 0 R>>',
    '/AcroForm<</XFA 5 0 R>>',
    '/OpenAction<</S/#4aavaScript/#4a#53(1)>>',
  ])
    expect(refusal(page(active))).toContain('プログラムや添付ファイル')
  expect(refusal(Buffer.from(page().toString().replace('/Info', '/Encrypt')))).toContain('パスワード')
  expect(refusal(Buffer.from(page().toString().replace('/Kids[3 0 R]', '/Kids[2 0 R]')))).toContain(
    '読めません',
  )
  for (const none of ['', 'これは紙ではありません', Buffer.from('<html>').toString('base64')])
    expect(refusal(none)).toContain('読めません')
  const whole = photograph({ secret: 'x' })
  expect(refusal(whole.subarray(0, -2))).toContain('読めません')
  expect(refusal(Buffer.concat([whole, Buffer.alloc(PAPER_MAX_BYTES)]))).toContain('8MB')
})
