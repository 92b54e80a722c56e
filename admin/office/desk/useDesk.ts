import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { allWorkKinds, workAreaLabels, workKinds, type WorkArea } from '../../../shared/rules/office/work'
import type { WorkFilter } from '../../../shared/generated/schema'
import { useApiQuery } from '../../ground/dataProvider/useCallApi'
import { DeskDocument, type DeskQuery, type WorkRowFragment } from '../../generated/graphql'

export type WorkRow = WorkRowFragment
export type Totals = DeskQuery['listWork']['totals']

export const kindsOf = (area: WorkArea) => allWorkKinds.filter((kind) => workKinds[kind].area === area)

const isArea = (name: string): name is WorkArea => Object.hasOwn(workAreaLabels, name)

const views: Readonly<Record<string, WorkFilter>> = {
  mine: { Owner: 'Mine' },
  nobody: { Owner: 'Nobody' },
  overdue: { Overdue: true },
  asleep: { State: 'Asleep' },
  done: { State: 'Done' },
}

/** The open view is in the address, so that it can be passed on. */
export function useDesk() {
  const [search, setSearch] = useSearchParams()
  const [pages, setPages] = useState<readonly string[]>([])
  const view = search.get('show') ?? 'all'
  const filter = isArea(view) ? { Kinds: kindsOf(view) } : (views[view] ?? {})
  const variables = { filter, nextToken: pages.at(-1) ?? null }
  const { data, error, isFetching, isPlaceholderData, refetch } = useApiQuery(
    ['desk', variables],
    DeskDocument,
    variables,
    {
      placeholderData: (before) => before,
      // During an upgrade, the server may know kinds that this console does not.
      select: ({ listWork }) => ({
        listWork: { ...listWork, items: listWork.items.filter(({ Kind }) => Object.hasOwn(workKinds, Kind)) },
      }),
    },
  )
  const nextToken = data?.listWork.nextToken ?? null
  return {
    view,
    open: (name: string) => {
      setPages([])
      setSearch(name === 'all' ? {} : { show: name }, { replace: true })
    },
    work: data?.listWork ?? null,
    /** The rows are still those of the view before; acting on them is not allowed. */
    isChanging: isPlaceholderData,
    error,
    isFetching,
    refetch,
    next: nextToken ? () => setPages([...pages, nextToken]) : null,
    before: pages.length > 0 ? () => setPages(pages.slice(0, -1)) : null,
  }
}
