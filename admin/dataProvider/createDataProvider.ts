import buildDataProvider, { type BuildQuery } from 'ra-data-graphql'
import type { DataProvider, DeleteManyParams, GetListParams, UpdateManyParams } from 'react-admin'
import type { JapaneseDate } from '../../shared/dates'
import type { TypedDocumentString } from '../generated/graphql'
import type { GraphQLClient } from './createGraphQLClient'
import type { PageStart, ResourceQueries } from './resourceQueries'
import { toHttpError } from './toHttpError'
import { isRecord } from './isRecord'

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

/** How each resource is asked for and changed, loaded with the first call on it. */
export type ResourceLoaders = Record<string, () => Promise<ResourceQueries>>

/**
 * react-admin's calls on the API: ra-data-graphql with our own documents, tokens for pages and coded errors. It knows
 * no resource; `resources.ts` names them.
 * @param today the day it is where the conditions of lists are about today
 */
export function createDataProvider(
  client: GraphQLClient,
  loaders: ResourceLoaders,
  today: () => JapaneseDate,
): ConsoleDataProvider {
  const resources: Record<string, ResourceQueries> = {}
  const load = async (resource: string) => {
    const loader = loaders[resource]
    if (loader) resources[resource] ??= await loader()
  }
  const plain = buildDataProvider({
    client,
    introspection: false,
    buildQuery: () => createBuildQuery(resources, today),
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

  /** The API changes one record at a time, each against the version it was read in; the first refusal ends it. */
  async function updateMany(resource: string, { ids, data, meta }: UpdateManyParams) {
    const { data: records } = await plain.getMany(resource, { ids })
    for (const record of records)
      await plain.update(resource, {
        id: record.id,
        data: { ...record, ...data },
        previousData: record,
        meta,
      })
    return { data: ids }
  }

  async function deleteMany(resource: string, { ids, meta }: DeleteManyParams) {
    for (const id of ids) await plain.delete(resource, { id, meta })
    return { data: ids }
  }

  async function listRequest(resource: string, params: GetListParams) {
    await load(resource)
    const start = { limit: FIRST_PAGE.perPage, nextToken: null }
    const query = resources[resource]?.getList?.(params, start, today())
    if (!query?.variables) throw new Error(`No list of ${resource}`)
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

  /** Loads what the resource is asked with; what fails says why in the API's words. */
  const coded =
    <Params, Answer>(method: (resource: string, params: Params) => Promise<Answer>) =>
    async (resource: string, params: Params): Promise<Answer> => {
      try {
        await load(resource)
        return await method(resource, params)
      } catch (failure) {
        throw toHttpError(failure)
      }
    }

  return {
    getList: coded(getList),
    getOne: coded(plain.getOne),
    getMany: coded(plain.getMany),
    getManyReference: coded(plain.getManyReference),
    create: coded(plain.create),
    update: coded(plain.update),
    updateMany: coded(updateMany),
    delete: coded(plain.delete),
    deleteMany: coded(deleteMany),
    supportAbortSignal: true,
    call,
    listRequest,
  }
}

const METHODS = {
  GET_LIST: 'getList',
  GET_ONE: 'getOne',
  GET_MANY: 'getMany',
  GET_MANY_REFERENCE: 'getManyReference',
  CREATE: 'create',
  UPDATE: 'update',
  DELETE: 'delete',
} as const

const isMethod = (name: string): name is keyof typeof METHODS => Object.hasOwn(METHODS, name)

/** Finds the written-out document for a call of ra-data-graphql; there is no introspection and no query by string. */
function createBuildQuery(resources: Record<string, ResourceQueries>, today: () => JapaneseDate): BuildQuery {
  return (name, resource, params) => {
    const ask = isMethod(name) ? resources[resource]?.[METHODS[name]] : undefined
    if (!ask) throw new Error(`No document for ${name} of ${resource}`)
    return ask(params, startOf(params), today())
  }
}

function startOf({ pagination, meta }: Partial<GetListParams>): PageStart {
  const { page, perPage } = pagination ?? FIRST_PAGE
  const start: unknown = isRecord(meta) ? meta.start : undefined
  const token = isRecord(start) ? start.nextToken : page > 1 ? `offset:${(page - 1) * perPage}` : null
  return { limit: perPage, nextToken: typeof token === 'string' ? token : null }
}

/** As far as the API counts it can be opened in the middle: server/db/keysetPage.ts. */
const OFFSET_MAX = 10_000

/**
 * Where the pages of each list begin. Page 1 begins at the start, and every page names the next. A page opened by link,
 * or after a jump, is asked for by its offset. Each way it is one call.
 */
function createPageTokens() {
  const lists = new Map<string, Map<number, string>>()
  return {
    remember(list: string, offset: number, token: string | null) {
      if (token === null) return
      const offsets = lists.get(list) ?? new Map<number, string>()
      lists.set(list, offsets.set(offset, token))
    },
    forget: (list: string) => lists.delete(list),
    /** null for the start; undefined for a page further on than anybody can jump to. */
    find(list: string, offset: number): string | null | undefined {
      if (offset === 0) return null
      const token = lists.get(list)?.get(offset)
      return token ?? (offset <= OFFSET_MAX ? `offset:${offset}` : undefined)
    },
  }
}
