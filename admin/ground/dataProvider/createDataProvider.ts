import buildDataProvider, { type BuildQuery } from 'ra-data-graphql'
import type { DataProvider, DeleteManyParams, GetListParams, UpdateManyParams } from 'react-admin'
import type { JapaneseDate } from '../../../shared/facts/dates'
import type { TypedDocumentString } from '../../generated/graphql'
import type { GraphQLClient } from './createGraphQLClient'
import type { PageStart, ResourceQueries } from './resourceQueries'
import { toHttpError } from './toHttpError'
import { isRecord } from '../../../shared/facts/isRecord'

const FIRST_PAGE = { page: 1, perPage: 25 }
const NO_FURTHER = { hasNextPage: false, hasPreviousPage: true }

/** react-admin's methods, and `call` for all other operations. */
export type ConsoleDataProvider = DataProvider & {
  call: CallApi
  /** The variables of a list request; an export uses the same conditions and order. */
  listRequest(resource: string, params: GetListParams): Promise<Record<string, unknown>>
}

/** Sends one document and returns its data. @throws HttpError */
export type CallApi = <Data, Variables>(
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
  options?: { signal?: AbortSignal },
) => Promise<Data>

export type ResourceLoaders = Record<string, () => Promise<ResourceQueries>>

/**
 * ra-data-graphql with our own documents, page tokens and coded errors. `resources.ts` names the resources.
 * @param today used by conditions relative to today
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
      // The activity log is paged by number only.
      if (meta?.nextToken === undefined) return { data, total }
      tokens.remember(list, offset + perPage, meta.nextToken)
      return { data, total, pageInfo: { hasNextPage: meta.nextToken !== null, hasPreviousPage: page > 1 } }
    } catch (failure) {
      // The token may have expired: the next attempt uses the offset.
      tokens.forget(list)
      throw failure
    }
  }

  /** The API changes one record at a time and checks its version; the first refusal stops the loop. */
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

/** Uses written-out documents; no introspection, no query strings. */
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

/** The API's own limit for offsets: server/ground/db/keysetPage.ts. */
const OFFSET_MAX = 10_000

/** The start token of each page of each list. A page opened by link or after a jump uses an offset. */
function createPageTokens() {
  const lists = new Map<string, Map<number, string>>()
  return {
    remember(list: string, offset: number, token: string | null) {
      if (token === null) return
      const offsets = lists.get(list) ?? new Map<number, string>()
      lists.set(list, offsets.set(offset, token))
    },
    forget: (list: string) => lists.delete(list),
    /** null: the start; undefined: no token, and too far for an offset. */
    find(list: string, offset: number): string | null | undefined {
      if (offset === 0) return null
      const token = lists.get(list)?.get(offset)
      return token ?? (offset <= OFFSET_MAX ? `offset:${offset}` : undefined)
    },
  }
}
