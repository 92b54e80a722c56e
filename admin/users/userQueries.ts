import type { GetListParams } from 'react-admin'
import {
  UserListDocument,
  UserListTokenDocument,
  UserPageDocument,
  type UserProfileSortField,
} from '../generated/graphql'
import { request, toRecord, type PageStart, type ResourceQueries } from '../dataProvider/resourceQueries'
import { sortDirection } from '../dataProvider/sortDirection'
import { userListFilter } from './userListFilter'

/** Columns of the list, and the indexed field of the contract that each is sorted by. */
const sortFields: Record<string, UserProfileSortField> = {
  LastName: 'LastNameFurigana',
  DonorId: 'DonorId',
  UserStatus: 'UserStatus',
  DonorExpirationDate: 'DonorExpirationDate',
  TotalDonationsCount: 'TotalDonationsCount',
  ProfileCreatedAt: 'ProfileCreatedAt',
}

const listVariables = ({ filter, sort }: GetListParams, start: PageStart) => ({
  filter: userListFilter(filter),
  sortField: sortFields[sort?.field ?? ''] ?? 'ProfileCreatedAt',
  sortDirection: sortDirection(sort),
  ...start,
})

export const userQueries: ResourceQueries = {
  getList: (params, start) =>
    request(UserListDocument, listVariables(params, start), ({ listUsersByIdProfileCreatedAt: list }) => ({
      data: list.items.map(toRecord),
      total: list.total,
      meta: { nextToken: list.nextToken },
    })),
  getToken: (params, start) =>
    request(
      UserListTokenDocument,
      listVariables(params, start),
      ({ listUsersByIdProfileCreatedAt: list }) => list.nextToken,
    ),
  getOne: ({ id }) =>
    request(UserPageDocument, { id: String(id) }, ({ getUserById: user }) => ({ data: toRecord(user) })),
}
