import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify, useResourceContext } from 'react-admin'
import { failureMessage } from '../components/failureMessage'
import { useCallApi } from '../dataProvider/useCallApi'
import { ConsoleSettingsDocument, SaveConsoleSettingDocument } from '../generated/graphql'
import { readListSettings, type ListSettings } from './listSettings'

const SETTINGS = ['consoleSettings']

type Settings = Record<string, unknown>

/** The caller's settings of this list, stored by the server; one request loads all lists' settings. */
export function useListSettings() {
  const key = `list.${useResourceContext()}`
  const call = useCallApi()
  const notify = useNotify()
  const client = useQueryClient()
  const { data, isPending } = useQuery<Settings>({
    queryKey: SETTINGS,
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const { getConsoleSettings } = await call(ConsoleSettingsDocument, {}, { signal })
      return Object.fromEntries(getConsoleSettings.map(({ Key, Value }) => [Key, Value]))
    },
  })

  /** Optimistic: restores the old settings with a message if saving fails. */
  async function save(next: ListSettings) {
    client.setQueryData<Settings>(SETTINGS, (all) => ({ ...all, [key]: next }))
    try {
      await call(SaveConsoleSettingDocument, { input: { Key: key, Value: next } })
    } catch (failure) {
      notify(failureMessage(failure), { type: 'error' })
      await client.invalidateQueries({ queryKey: SETTINGS })
    }
  }

  return { settings: readListSettings(data?.[key]), isPending, save }
}
