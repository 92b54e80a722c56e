import { expect, test } from 'vitest'
import { parseContent } from '../../../../shared/rules/criteria/parseContent'
import { given } from './arbitraryContents'

test('an analyte is there once, by its symbol and by its name, and says how far it reaches', () => {
  const blood = (id: string, name: string, lookBackDays: unknown = null) => ({
    id,
    name,
    specimen: 'Blood',
    lookBackDays,
  })
  const faultsOf = (analytes: unknown) => {
    const parsed = parseContent({ ...given, analytes })
    return 'faults' in parsed ? parsed.faults.map(({ field, message }) => `${field} ${message}`) : []
  }
  expect(faultsOf([blood('HIV', 'HIV', 58), blood('HTLV', 'HTLV-1')])).toEqual([])
  expect(faultsOf([blood('HIV', 'HIV'), blood('Other', 'ＨＩＶ '), blood('HIV', '梅毒')])).toEqual([
    'analytes.2.id 記号「HIV」の項目が、ほかにもあります。',
    'analytes.1.name 「ＨＩＶ 」という名前の項目が、ほかにもあります。',
  ])
  expect(faultsOf([blood('HIV', 'HIV', NaN)]).join()).toContain('analytes.0.lookBackDays さかのぼる日数は')
  expect(faultsOf([])).toEqual(['analytes 検査の項目を、1つ以上決めてください。'])
})
