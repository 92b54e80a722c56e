import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify, useResourceContext, type SortPayload } from 'react-admin'
import { isRecord } from '../../../../shared/facts/isRecord'
import { failureMessage } from '../../components/LoadingOrFailure'
import { useCallApi } from '../../../ground/dataProvider/useCallApi'
import { ConsoleSettingsDocument, SaveConsoleSettingDocument } from '../../../generated/graphql'
import type { FilterRecord } from '../filterField'

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

  /** Optimistic: restores the old settings with a message on failure. @returns the answer, null after a failure */
  async function save(next: ListSettings): Promise<object | null> {
    client.setQueryData<Settings>(SETTINGS, (all) => ({ ...all, [key]: next }))
    try {
      return await call(SaveConsoleSettingDocument, { input: { Key: key, Value: next } })
    } catch (failure) {
      notify(failureMessage(failure), { type: 'error' })
      await client.invalidateQueries({ queryKey: SETTINGS })
      return null
    }
  }

  return { settings: readListSettings(data?.[key]), isPending, save }
}

export const densities = ['compact', 'standard', 'roomy'] as const
export type Density = (typeof densities)[number]

/** Absent values mean the list's default. */
export type Arrangement = { columns?: string[]; density?: Density }

export type SavedView = {
  id: string
  name: string
  filter: FilterRecord
  sort: SortPayload
  office?: { makerId: string; version: number }
} & Arrangement

export type ListSettings = Arrangement & {
  views: SavedView[]
  /** The caller's arrangement of the office's views, by view id. */
  ofOffice?: Readonly<Record<string, Arrangement>>
}

/** Ignores unknown content. */
export function readListSettings(value: unknown): ListSettings {
  const given = isRecord(value) ? value : {}
  const views = Array.isArray(given.views) ? given.views : []
  const ofOffice = isRecord(given.ofOffice) ? given.ofOffice : null
  return {
    ...readArrangement(given),
    views: views.flatMap((view: unknown) => readView(view) ?? []),
    ...(ofOffice && {
      ofOffice: Object.fromEntries(
        Object.entries(ofOffice).flatMap(([id, value]) =>
          isRecord(value) ? [[id, readArrangement(value)]] : [],
        ),
      ),
    }),
  }
}

function readArrangement({ columns, density }: Record<string, unknown>): Arrangement {
  return {
    ...(Array.isArray(columns) && {
      columns: columns.filter((column: unknown) => typeof column === 'string'),
    }),
    ...(isDensity(density) && { density }),
  }
}

export const isDensity = (value: unknown): value is Density => densities.some((density) => density === value)

function readView(value: unknown): SavedView | null {
  if (!isRecord(value)) return null
  const { id, name, filter, sort } = value
  if (typeof id !== 'string' || typeof name !== 'string' || !isRecord(filter) || !isRecord(sort)) return null
  if (typeof sort.field !== 'string') return null
  const order = sort.order === 'ASC' ? 'ASC' : 'DESC'
  return { id, name, filter, sort: { field: sort.field, order }, ...readArrangement(value) }
}
