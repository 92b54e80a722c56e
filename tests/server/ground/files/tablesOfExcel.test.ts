import { describe, expect, test } from 'vitest'
import { readCsv, readDay } from '../../../../server/ground/files/readCsv'

const columns = {
  headings: { SampleId: '検体番号', ExamDate: '検査日', Composition: '構成' },
  required: ['SampleId'],
} as const
const read = (csv: string) => readCsv(csv, columns)

describe('what Excel leaves of a column that was emptied', () => {
  test.each([
    ['beside the headings and the rows', '\ufeff検体番号,検査日,構成,,\r\nFL-421767,2026/11/20,B:0.6,,\r\n'],
    ['beside the rows alone', '\ufeff検体番号,検査日,構成\r\nFL-421767,2026/11/20,B:0.6,,\r\n'],
    ['beside the headings alone', '\ufeff検体番号,検査日,構成,,\r\nFL-421767,2026/11/20,B:0.6\r\n'],
  ])('is not there: %s', async (_case, csv) => {
    expect(await read(csv)).toEqual([
      {
        line: 2,
        cells: { SampleId: 'FL-421767', ExamDate: '2026/11/20', Composition: 'B:0.6' },
        isUneven: false,
      },
    ])
  })

  test('a cell with something in it is there', async () => {
    await expect(read('検体番号,検査日,構成,\nFL-1,2026/11/20,B:1,x\n')).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    })
    expect(await read('検体番号,検査日,構成\nFL-1,2026/11/20,B:1,x\n')).toMatchObject([{ isUneven: true }])
  })

  test('an empty last cell of a known column stays', async () => {
    expect(await read('検体番号,検査日,構成\nFL-1,2026/11/20,\n')).toMatchObject([{ isUneven: false }])
  })
})

test.each(['2026年11月20日', 'R8.11.20', '令和8年11月20日', '2026/11/20 0:00', '2026/11/20', '20261120'])(
  'a table reads %s as the rest of the console does',
  (cell) => expect(readDay(cell)).toBe('2026-11-20'),
)
