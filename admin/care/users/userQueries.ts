import type { BuildQueryResult } from 'ra-data-graphql'
import { UserListDocument, UserPageDocument } from '../../generated/graphql'
import {
  listQueries,
  request,
  toRecord,
  type ResourceQueries,
} from '../../ground/dataProvider/resourceQueries'
import { LISTS, purposeFor } from '../../ground/purpose/purposes'
import { userListContract } from './userListContract'

const { getList, ...lists } = listQueries(
  UserListDocument,
  userListContract,
  (data) => data.listUsersByIdProfileCreatedAt,
)

/** As `meta` of getOne: the newest of the conversation come with the person. */
export const WITH_TALK = { talk: true } as const

/** Health is asked for once a purpose was given. */
const opened = (query: BuildQueryResult): BuildQueryResult =>
  purposeFor(LISTS) ? { ...query, variables: { ...query.variables, opened: true } } : query

export const userQueries: ResourceQueries = {
  ...lists,
  getList: (...asked) => opened(getList(...asked)),
  getOne: ({ id, meta }) =>
    request(
      UserPageDocument,
      { id: String(id), opened: purposeFor(String(id)) !== null, talk: meta?.talk === true },
      ({ getUserById: user }) => ({ data: toRecord(user) }),
    ),
}
