import type { BuildQuery } from 'ra-data-graphql'
import type { GetListParams } from 'react-admin'
import type { JapaneseDate } from '../../shared/dates'
import { isRecord } from './isRecord'
import type { PageStart, ResourceQueries, ResourceQuery } from './resourceQueries'

const methods = {
  GET_LIST: 'getList',
  GET_ONE: 'getOne',
  GET_MANY: 'getMany',
  GET_MANY_REFERENCE: 'getManyReference',
  CREATE: 'create',
  UPDATE: 'update',
  DELETE: 'delete',
} as const

/** Finds the written-out document for a call of ra-data-graphql; there is no introspection and no query by string. */
export function createBuildQuery(resources: Record<string, ResourceQueries>, today: () => JapaneseDate) {
  return (name: string, resource: string, params: Parameters<BuildQuery>[2]): ResourceQuery => {
    const queries = resources[resource]
    const method = Object.entries(methods).find(([fetchType]) => fetchType === name)?.[1]
    if (!queries || !method) throw new Error(`No document for ${name} of ${resource}`)
    if (method === 'getList') {
      const query = queries.getList?.(params, startOf(params), today())
      if (query) return query
    } else {
      const query = queries[method]?.(params)
      if (query) return query
    }
    throw new Error(`No document for ${name} of ${resource}`)
  }
}

function startOf({ pagination, meta }: GetListParams): PageStart {
  const start: unknown = isRecord(meta) ? meta.start : undefined
  const nextToken = isRecord(start) && typeof start.nextToken === 'string' ? start.nextToken : null
  return { limit: pagination?.perPage ?? 25, nextToken }
}
