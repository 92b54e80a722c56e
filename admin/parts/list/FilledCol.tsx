import { DataTable, useListContext, type RaRecord } from 'react-admin'
import { NOTHING } from './listColumn'

type Props<Row> = { source: string; render: (row: Row) => string | null }

/** Not shown while no row of the page has anything there. */
export function FilledCol<Row extends RaRecord>({ source, render }: Props<Row>) {
  const { data = [] } = useListContext<Row>()
  if (data.every((row) => render(row) === null)) return null
  return <DataTable.Col source={source} disableSort render={(row: Row) => render(row) ?? NOTHING} />
}
