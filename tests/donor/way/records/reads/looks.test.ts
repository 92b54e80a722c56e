import { expect, test } from 'vitest'
import {
  byWhom,
  classesOf,
  isNew,
  looksOf,
  timeOf,
  type RecordRead,
} from '../../../../../donor/way/records/reads/looks'

const read = (time: string, given: Partial<RecordRead> = {}): RecordRead => ({
  Id: time,
  Time: `2026-12-01T${time}:00+09:00`,
  Role: 'Physician',
  Actor: null,
  By: 'a',
  Class: 'Health',
  Purpose: 'judgement',
  ...given,
})

test('what one colleague opens within minutes is one look, with all that it showed', () => {
  const looks = looksOf([
    read('10:12'),
    read('10:11', { By: 'b' }),
    read('10:05', { Class: 'Identity', Role: 'Administrator' }),
    read('09:54'),
    read('09:53', { Purpose: null }),
  ])
  expect(looks.map((look) => [timeOf(look), byWhom(look), classesOf(look)])).toEqual([
    ['10:05〜10:12', '医師・管理者', ['Identity', 'Health']],
    ['10:11', '医師', ['Health']],
    ['09:54', '医師', ['Health']],
    ['09:53', '医師', ['Health']],
  ])
})

test('days do not run together, and a name stands beside the duty', () => {
  const [late, early] = looksOf([
    read('00:02', { Actor: '佐藤 花子' }),
    read('23:59', { Time: '2026-11-30T23:59:00+09:00' }),
  ])
  expect(late && [late.day, byWhom(late)]).toEqual(['2026-12-01', '医師（佐藤 花子）'])
  expect(early?.day).toBe('2026-11-30')
})

test('a look is new where its newest reading is no older than the visit before', () => {
  const [look] = looksOf([read('10:12'), read('10:05')])
  if (!look) throw new Error('No look')
  const since = (time: string) => isNew(look, `2026-12-01T${time}:00+09:00`)
  expect([since('10:12'), since('10:13'), isNew(look, null)]).toEqual([true, false, false])
})
