import { UserListDocument, UserPageDocument } from '../generated/graphql'
import { listQueries, request, toRecord, type ResourceQueries } from '../dataProvider/resourceQueries'
import { userListContract } from './userListContract'

export const userQueries: ResourceQueries = {
  ...listQueries(UserListDocument, userListContract, (data) => data.listUsersByIdProfileCreatedAt),
  getOne: ({ id }) =>
    request(UserPageDocument, { id: String(id) }, ({ getUserById: user }) => ({ data: toRecord(user) })),
}
