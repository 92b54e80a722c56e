import { describe, expect, it } from 'vitest'
import { decodeCsv } from '../../../admin/parts/components/decodeCsv'
import { createRowCounter } from '../../../admin/parts/list/export/requestFile'

const bytes = (text: string) => new TextEncoder().encode(text)

describe('rows of a file', () => {
  it.each([
    ['only a heading', '氏名\r\n', 0],
    ['three people', '氏名\r\n佐藤\r\n鈴木\r\n高橋\r\n', 3],
    ['a cell of two lines', '氏名,注意\r\n佐藤,"一行目\n二行目"\r\n', 1],
    ['a quotation mark in a cell', '氏名,注意\r\n佐藤,"「""x""」\n"\r\n鈴木,\r\n', 2],
    ['nothing at all', '', 0],
  ])('%s', (_name, text, rows) => {
    const counter = createRowCounter()
    // Pieces come as the network cuts them.
    for (const byte of bytes(text)) counter.add(new Uint8Array([byte]))
    expect(counter.rows()).toBe(rows)
  })
})

describe('the encoding of a file', () => {
  it('is UTF-8, with or without a mark', () => {
    expect(decodeCsv(bytes('\ufeff検体番号').buffer)).toBe('検体番号')
    expect(decodeCsv(bytes('検体番号').buffer)).toBe('検体番号')
  })

  it.each([
    ['little', [0xff, 0xfe, 0x1c, 0x69, 0x53, 0x4f]],
    ['big', [0xfe, 0xff, 0x69, 0x1c, 0x4f, 0x53]],
  ])('or UTF-16, %s end first, with its mark', (_end, given) => {
    expect(decodeCsv(new Uint8Array(given).buffer)).toBe('検体')
  })

  it('or Shift_JIS', () => {
    const shiftJis = new Uint8Array([0x8c, 0x9f, 0x91, 0xcc])
    expect(decodeCsv(shiftJis.buffer)).toBe('検体')
  })

  it('or none that is read', () => {
    expect(decodeCsv(new Uint8Array([0xff, 0xff, 0x00]).buffer)).toBeNull()
  })
})
