import { useEffect, useRef, useState } from 'react'
import { useDataProvider, useListContext, useLogoutIfAccessDenied, useResourceContext } from 'react-admin'
import { useConsole } from '../boot/ConsoleContext'
import { failureMessage } from '../components/failureMessage'
import type { ConsoleDataProvider } from '../dataProvider/createDataProvider'
import { createRowCounter } from './createRowCounter'
import { requestFile } from './requestFile'
import { saveFile } from './saveFile'

/** How the file is written, as the API names it. */
export type FileForm = { format: 'csv'; encoding: 'utf-8-bom' | 'shift_jis' } | { format: 'xlsx' }

export type ExportState =
  | { is: 'asking' }
  /** Rows that have come in; null while only the whole file tells. */
  | { is: 'running'; rows: number | null }
  | { is: 'done'; rows: number }
  | { is: 'failed'; message: string }

/** Writes out the rows of the list by its conditions and order, or only some of them. */
export function useExport(ids?: readonly string[]) {
  const resource = useResourceContext() ?? ''
  const { filterValues, sort } = useListContext()
  const provider = useDataProvider<ConsoleDataProvider>()
  const signOutIfEnded = useLogoutIfAccessDenied()
  const { session } = useConsole()
  const [state, setState] = useState<ExportState>({ is: 'asking' })
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  async function start(columns: readonly string[], form: FileForm) {
    const { signal } = leaving.current
    const counter = createRowCounter()
    const isReadable = form.format === 'csv'
    setState({ is: 'running', rows: isReadable ? 0 : null })
    try {
      const { filter, sortField, sortDirection, ...others } = await provider.listRequest(resource, {
        filter: filterValues,
        sort,
        pagination: { page: 1, perPage: 25 },
      })
      // The log has no filter of its own: its conditions are arguments.
      const { limit: _limit, nextToken: _token, offset: _offset, ...conditions } = others
      const wanted = ids ? { Id: { in: ids } } : (filter ?? conditions)
      const { blob, name, rows } = await requestFile(`/api/exports/${resource}`, {
        token: await session.getAccessToken(),
        body: { filter: wanted, sortField, sortDirection, columns, ...form },
        signal,
        onBytes: (bytes) => {
          if (!isReadable) return
          counter.add(bytes)
          setState({ is: 'running', rows: counter.rows() })
        },
      })
      saveFile(blob, name)
      setState({ is: 'done', rows: rows ?? counter.rows() })
    } catch (failure) {
      if (signal.aborted) return
      setState({ is: 'failed', message: failureMessage(failure) })
      await signOutIfEnded(failure)
    }
  }

  return { state, start }
}
