import { use } from 'react'
import { type SavedView, useListSettings } from './settings/useListSettings'
import { useOfficeCalls } from './settings/useOfficeCalls'
import { ListFields } from './filterField'
import { officeInput } from './viewConditions'

export function useKeepView() {
  const { settings, save } = useListSettings()
  const office = useOfficeCalls()
  const fields = use(ListFields)
  return (view: SavedView): Promise<object | null> => {
    const input = view.office ? officeInput(view, fields) : null
    return input
      ? office.save(input)
      : save({ ...settings, views: settings.views.map((each) => (each.id === view.id ? view : each)) })
  }
}
