import { Button, Typography } from '@mui/material'
import { Suspense, useState, type ComponentType } from 'react'
import { useCanAccess, useDataProvider, useListContext, useResourceContext } from 'react-admin'
import { useNavigate } from 'react-router'
import { bulkActs, peopleActs, type PeopleAct } from '../../../shared/rules/office/bulk'
import { BULK } from '../../../shared/words/office/bulk'
import { useMayDoBulk } from '../../ground/auth/useDuties'
import { FloatingBar } from '../components/FloatingBar'
import { lazyOf } from '../components/lazyOf'
import { useLetters } from '../shortcuts/useLetters'
import type { ConsoleDataProvider } from '../../ground/dataProvider/createDataProvider'
import { formatTotal } from './ListBody'
import type { ColumnHead } from './listColumn'

const ExportDialog = lazyOf(() => import('./export/ExportDialog'), 'ExportDialog')

export type SelectionProps = {
  columns: readonly ColumnHead[]
  bulk?: boolean
  /** What else can be done with the rows that are chosen. */
  Acts?: ComponentType<{ ids: readonly string[] }>
}

export function SelectionBar({ columns, bulk, Acts }: SelectionProps) {
  const { selectedIds, onSelect, onUnselectItems, data = [], total = 0 } = useListContext()
  const [exporting, setExporting] = useState(false)
  const [isAll, setAll] = useState(false)
  const ids = isAll ? undefined : selectedIds.map(String)
  const openBulk = useOpenBulk(ids)
  const mayDoBulk = useMayDoBulk()
  const acts = bulk ? peopleActs.filter(mayDoBulk) : []
  const mayDo = (act: PeopleAct) => acts.includes(act)
  const { canAccess: mayExport } = useCanAccess({ resource: useResourceContext() ?? '', action: 'export' })
  const shown = data.map(({ id }) => id)
  const unseen = isAll ? [] : selectedIds.filter((id) => !shown.includes(id))
  useLetters({
    a: () => mayDo('Assign') && openBulk('Assign'),
    s: () => mayDo('Snooze') && openBulk('Snooze'),
    e: () => mayExport && setExporting(true),
  })
  return (
    <FloatingBar label="選んだ行">
      <Typography role="status" sx={{ fontWeight: 700 }}>
        {isAll ? `条件に合う${formatTotal(total, '件')}` : `${selectedIds.length}件`}を選んでいます
        {unseen.length > 0 && <span>（うち{unseen.length}件は、いま表示している行にありません）</span>}
      </Typography>
      {unseen.length > 0 && unseen.length < selectedIds.length && (
        <Button onClick={() => onSelect(selectedIds.filter((id) => !unseen.includes(id)))}>
          表示していない{unseen.length}件をはずす
        </Button>
      )}
      {acts.length > 0 && !isAll && total > selectedIds.length && (
        <Button onClick={() => setAll(true)}>条件に合う{formatTotal(total, '件')}をすべて選ぶ</Button>
      )}
      {acts.length > 0 && (
        <Button variant="contained" onClick={() => void openBulk()}>
          {BULK}
        </Button>
      )}
      {mayDo('SendLetter') && (
        <Button variant="outlined" onClick={() => void openBulk('SendLetter')}>
          {bulkActs.SendLetter.label}
        </Button>
      )}
      {Acts && <Acts ids={selectedIds.map(String)} />}
      {mayExport && (
        <Button
          variant={bulk || Acts ? 'outlined' : 'contained'}
          aria-haspopup="dialog"
          onClick={() => setExporting(true)}
        >
          選んだ行を書き出す
        </Button>
      )}
      <Button onClick={() => onUnselectItems()}>選択をはずす</Button>
      {exporting && (
        <Suspense>
          <ExportDialog columns={columns} ids={ids} onClose={() => setExporting(false)} />
        </Suspense>
      )}
    </FloatingBar>
  )
}

function useOpenBulk(ids: readonly string[] | undefined) {
  const resource = useResourceContext() ?? ''
  const { filterValues, sort } = useListContext()
  const provider = useDataProvider<ConsoleDataProvider>()
  const navigate = useNavigate()
  return async (bulkAct?: PeopleAct) => {
    const pagination = { page: 1, perPage: 25 }
    const { filter } = await provider.listRequest(resource, { filter: filterValues, sort, pagination })
    const bulkSelection = ids ? { Ids: ids } : { Filter: filter }
    await navigate('/bulk', { state: { bulkSelection, bulkAct } })
  }
}
