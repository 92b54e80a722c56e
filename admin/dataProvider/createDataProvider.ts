import type { ApolloClient } from '@apollo/client'
import buildDataProvider, { type BuildQueryFactory } from 'ra-data-graphql'
import type { DataProvider, GetListParams } from 'react-admin'
import type { JapaneseDate } from '../../shared/dates'
import type { TypedDocumentString } from '../generated/graphql'
import { createBuildQuery } from './createBuildQuery'
import type { GraphQLClient } from './createGraphQLClient'
import { createPageTokens } from './pageTokens'
import type { PageStart, ResourceQueries } from './resourceQueries'
import { toHttpError } from './toHttpError'

/** Loaded with the first call on the resource: the first list should not wait for the words of all others. */
const loaders: Record<string, () => Promise<ResourceQueries>> = {
  users: () => import('../users/userQueries').then((file) => file.userQueries),
  administrators: () =>
    import('../administrators/administratorQueries').then((file) => file.administratorQueries),
  preferenceSlots: () =>
    import('../preferenceSlots/preferenceSlotQueries').then((file) => file.preferenceSlotQueries),
  activity: () => import('../activity/activityQueries').then((file) => file.activityQueries),
  donations: () => import('../donations/donationQueries').then((file) => file.donationQueries),
  floraTests: () => import('../floraTests/floraTestQueries').then((file) => file.floraTestQueries),
  securityEvents: () =>
    import('../securityEvents/securityEventQueries').then((file) => file.securityEventQueries),
  mails: () => import('../mails/mailQueries').then((file) => file.mailQueries),
  screenings: () => import('../screenings/screeningQueries').then((file) => file.screeningQueries),
}

const FIRST_PAGE = { page: 1, perPage: 25 }
const NO_FURTHER = { hasNextPage: false, hasPreviousPage: true }

/** react-admin's calls, and `call` for everything of the contract that is none of them. */
export type ConsoleDataProvider = DataProvider & {
  call: CallApi
  /** What a list is asked with, for the one that writes it out: the same conditions and order. */
  listRequest(resource: string, params: GetListParams): Promise<Record<string, unknown>>
}

/** Sends one document; answers its data. @throws HttpError as every call of the provider */
export type CallApi = <Data, Variables>(
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
  options?: { signal?: AbortSignal },
) => Promise<Data>

/**
 * react-admin's calls on the API: ra-data-graphql with our own documents, tokens for pages and coded errors.
 * @param today the day it is where the conditions of lists are about today
 */
export function createDataProvider(client: GraphQLClient, today: () => JapaneseDate): ConsoleDataProvider {
  const resources: Record<string, ResourceQueries> = {}
  const load = async (resource: string) => {
    const loader = loaders[resource]
    if (loader) resources[resource] ??= await loader()
  }
  const plain = buildDataProvider({
    // It calls query and mutate, and hands the rest to whoever asks: nobody does.
    client: client as unknown as ApolloClient<unknown>,
    introspection: false,
    buildQuery: (() => createBuildQuery(resources, today)) as unknown as BuildQueryFactory,
  })
  const tokens = createPageTokens()

  async function getList(resource: string, params: GetListParams) {
    const { page, perPage } = params.pagination ?? FIRST_PAGE
    const list = JSON.stringify([resource, params.filter, params.sort])
    const offset = (page - 1) * perPage
    const nextToken = tokens.find(list, offset)
    if (nextToken === undefined) return { data: [], total: offset, pageInfo: NO_FURTHER }
    try {
      const start: PageStart = { limit: perPage, nextToken }
      const { data, total, meta } = await plain.getList(resource, {
        ...params,
        meta: { ...params.meta, start },
      })
      // The log is paged by numbers alone.
      if (meta?.nextToken === undefined) return { data, total }
      tokens.remember(list, offset + perPage, meta.nextToken)
      return { data, total, pageInfo: { hasNextPage: meta.nextToken !== null, hasPreviousPage: page > 1 } }
    } catch (failure) {
      // A token may have grown too old: the next try asks by number.
      tokens.forget(list)
      throw failure
    }
  }

  async function listRequest(resource: string, params: GetListParams) {
    await load(resource)
    const start = { limit: FIRST_PAGE.perPage, nextToken: null }
    const query = resources[resource]?.getList?.(params, start, today())
    if (!query) throw new Error(`No list of ${resource}`)
    return query.variables
  }

  const call: CallApi = async (document, variables, { signal } = {}) => {
    try {
      const { data } = await client.mutate({
        mutation: document,
        variables,
        context: { fetchOptions: { signal } },
      })
      return data
    } catch (failure) {
      throw toHttpError(failure)
    }
  }

  return { ...withCodedErrors({ ...plain, getList, supportAbortSignal: true }, load), call, listRequest }
}

const METHODS = ['getList', 'getOne', 'getMany', 'getManyReference', 'create', 'update', 'delete'] as const

function withCodedErrors(provider: DataProvider, load: (resource: string) => Promise<void>): DataProvider {
  const coded: DataProvider = { ...provider }
  for (const method of METHODS) {
    const call: DataProvider[typeof method] = provider[method]
    Object.assign(coded, {
      [method]: async (resource: string, params: Parameters<typeof call>[1]) => {
        try {
          await load(resource)
          return await Reflect.apply(call, provider, [resource, params])
        } catch (failure) {
          throw toHttpError(failure)
        }
      },
    })
  }
  return coded
}
