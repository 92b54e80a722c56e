import type { JapaneseDate } from '../../../shared/facts/dates'
import { AWAITED_DAYS } from '../../../shared/words/labels/screeningLabels'
import { Awaited } from '../people/Awaited'
import { NOTHING, type ListColumn } from './listColumn'

/** For how many days the person of a row has waited for the office. */
export const awaitedColumn = <Row,>(sinceOf: (row: Row) => JapaneseDate | null): ListColumn<Row> => ({
  source: 'AwaitedDays',
  label: AWAITED_DAYS,
  exported: ['AwaitedDays'],
  from: 'md',
  align: 'right',
  render: (row) => {
    const since = sinceOf(row)
    return since === null ? NOTHING : <Awaited since={since} />
  },
})
