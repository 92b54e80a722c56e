import { Button } from '@mui/material'
import { Suspense, useState } from 'react'
import { useListContext } from 'react-admin'
import type { SavedView } from './settings/useListSettings'
import { useViews } from './settings/useViews'
import type { FilterRecord } from './filterField'
import { useOpenView } from './useArrangement'
import { lazyOf } from '../components/lazyOf'

const SaveViewDialog = lazyOf(() => import('./SaveViewDialog'), 'SaveViewDialog')
const ReplaceViewButton = lazyOf(() => import('./SaveViewDialog'), 'ReplaceViewButton')

/** Hidden if the conditions are saved already. */
export function SaveViewButton() {
  const view = useOpenView()
  const views = useViews()
  const [lastId, setLastId] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const { filterValues } = useListContext()
  if (view && view.id !== lastId) setLastId(view.id)
  if (view) return null
  const last = views.find(({ id }) => id === lastId)
  return (
    <>
      {last && isVariant(filterValues, last) && (
        <Suspense>
          <ReplaceViewButton view={last} />
        </Suspense>
      )}
      <Button size="small" onClick={() => setOpen(true)} sx={{ height: 32 }}>
        条件を保存
      </Button>
      {open && (
        <Suspense>
          <SaveViewDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const isVariant = (filter: FilterRecord, view: SavedView) =>
  Object.keys(view.filter).some((name) => name !== 'deleted' && name in filter)
