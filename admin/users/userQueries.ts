import { UserListDocument, UserPageDocument } from '../generated/graphql'
import { listVariables } from '../dataProvider/listVariables'
import { request, toRecord, type ResourceQueries } from '../dataProvider/resourceQueries'
import { userListContract } from './userListContract'

export const userQueries: ResourceQueries = {
  getList: (params, start, today) =>
    request(
      UserListDocument,
      listVariables(userListContract, params, start, today),
      ({ listUsersByIdProfileCreatedAt: list }) => ({
        data: list.items.map(toRecord),
        total: list.total,
        meta: { nextToken: list.nextToken },
      }),
    ),
  getOne: ({ id }) =>
    request(UserPageDocument, { id: String(id) }, ({ getUserById: user }) => ({ data: toRecord(user) })),
}
