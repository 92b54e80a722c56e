import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { useListContext } from 'react-admin'
import { useListSettings } from '../settings/useListSettings'
import { useOpenView } from './useOpenView'

const ViewNameDialog = lazy(() =>
  import('./ViewNameDialog').then((file) => ({ default: file.ViewNameDialog })),
)

/** Keeps the conditions, the order and the columns of the list under a name; gone while they are kept already. */
export function SaveViewButton() {
  const { filterValues, sort } = useListContext()
  const { settings, save } = useListSettings()
  const view = useOpenView()
  const [open, setOpen] = useState(false)
  if (view) return null

  const add = (name: string) =>
    save({
      ...settings,
      views: [
        ...settings.views,
        {
          id: crypto.randomUUID(),
          name,
          filter: filterValues,
          sort,
          columns: settings.columns,
          density: settings.density,
        },
      ],
    })

  return (
    <>
      <Button size="small" onClick={() => setOpen(true)} sx={{ height: 32 }}>
        条件を保存
      </Button>
      {open && (
        <Suspense>
          <ViewNameDialog
            title="いまの条件を保存"
            taken={settings.views.map(({ name }) => name)}
            onSave={add}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
