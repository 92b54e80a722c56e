import { Button } from '@mui/material'
import { use } from 'react'
import { useListContext, useNotify } from 'react-admin'
import { failureMessage } from '../components/LoadingOrFailure'
import { type SavedView, useListSettings } from './settings/useListSettings'
import { useMayChange, useOfficeCalls } from './settings/useOfficeCalls'
import { useSharedList, useViews } from './settings/useViews'
import { useTellDone } from '../actions/useTellDone'
import { ViewNameDialog } from './ViewNameDialog'
import { ListFields } from './filterField'
import { useKeepView } from './useKeepView'
import { officeInput } from './viewConditions'

export function SaveViewDialog({ onClose }: { onClose: () => void }) {
  const { filterValues, sort } = useListContext()
  const { settings, save } = useListSettings()
  const office = useOfficeCalls()
  const fields = use(ListFields)
  const isShared = useSharedList() !== undefined
  const views = useViews()
  const notify = useNotify()
  const { columns, density } = settings
  const asked: SavedView = { id: '', name: '', filter: filterValues, sort, columns, density }
  const input = officeInput(asked, fields)

  const add = async (name: string, isForOffice: boolean) => {
    const id = crypto.randomUUID()
    if (!isForOffice || !input) {
      await save({ ...settings, views: [...settings.views, { ...asked, id, name }] })
      return
    }
    try {
      await office.save({ ...input, Id: id, Name: name })
    } catch (failure) {
      notify(failureMessage(failure), { type: 'error' })
    }
  }

  return (
    <ViewNameDialog
      title="いまの条件を保存"
      taken={views.map(({ name }) => name)}
      sharing={isShared ? (input ? 'possible' : 'impossible') : undefined}
      onSave={add}
      onClose={onClose}
    />
  )
}

export function ReplaceViewButton({ view }: { view: SavedView }) {
  const { filterValues, sort } = useListContext()
  const fields = use(ListFields)
  const mayChange = useMayChange()
  const keep = useKeepView()
  const tellDone = useTellDone()
  const notify = useNotify()
  const next: SavedView = { ...view, filter: filterValues, sort }
  if (!mayChange(view) || (view.office && !officeInput(next, fields))) return null

  const replace = async () => {
    try {
      const answer = await keep(next)
      if (answer) tellDone(`「${view.name}」を、いまの条件に変えました。`, answer)
    } catch (failure) {
      notify(failureMessage(failure), { type: 'error' })
    }
  }
  return (
    <Button size="small" onClick={() => void replace()} sx={{ height: 32 }}>
      「{view.name}」に上書き
    </Button>
  )
}
