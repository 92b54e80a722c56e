import { useInfiniteQuery, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useCallback, useContext } from 'react'
import { DataProviderContext, useLogoutIfAccessDenied, type DataProvider } from 'react-admin'
import type { TypedDocumentString } from '../../generated/graphql'
import type { CallApi, ConsoleDataProvider } from './createDataProvider'

const hasCall = (provider: DataProvider | null): provider is ConsoleDataProvider =>
  typeof provider?.call === 'function'

/** Sends any other operation; an ended session signs out. */
export function useCallApi(): CallApi {
  const provider = useContext(DataProviderContext)
  const signOutIfEnded = useLogoutIfAccessDenied()
  if (!hasCall(provider)) throw new Error('Rendered outside of the console')
  const { call } = provider
  return useCallback<CallApi>(
    async (document, variables, options) => {
      try {
        return await call(document, variables, options)
      } catch (failure) {
        await signOutIfEnded(failure)
        throw failure
      }
    },
    [call, signOutIfEnded],
  )
}

export function useApiQuery<Data, Variables, Selected = Data>(
  queryKey: QueryKey,
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
  options?: Omit<UseQueryOptions<Data, Error, Selected>, 'queryKey' | 'queryFn'>,
) {
  const call = useCallApi()
  return useQuery({ ...options, queryKey, queryFn: ({ signal }) => call(document, variables, { signal }) })
}

type Page<Row> = { items: readonly Row[]; nextToken: string | null }
type Pages<Data, Variables, Row> = {
  queryKey: QueryKey
  document: TypedDocumentString<Data, Variables>
  variablesOf: (nextToken: string | null) => Variables
  listOf: (data: Data) => Page<Row>
  enabled?: boolean
  placeholderData?: <Before>(before: Before | undefined) => Before | undefined
}

/** The rows of a list so far, and those after them when they are asked for. */
export function useApiPages<Data, Variables, Row>({
  document,
  variablesOf,
  listOf,
  ...options
}: Pages<Data, Variables, Row>) {
  const call = useCallApi()
  return useInfiniteQuery({
    ...options,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) =>
      listOf(await call(document, variablesOf(pageParam), { signal })),
    getNextPageParam: ({ nextToken }) => nextToken,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  })
}
