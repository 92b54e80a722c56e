import type { GetListParams } from 'react-admin'
import { roleLabels } from '../../shared/labels/roleLabels'
import { administratorSchema } from '../../shared/validation/administrator'
import {
  AdministratorListDocument,
  AdministratorListTokenDocument,
  AdministratorNamesDocument,
  CreateAdministratorDocument,
  DeleteAdministratorDocument,
  type AdministratorProfileFilter,
  type AdministratorProfileSortField,
} from '../generated/graphql'
import { filterValues } from '../dataProvider/filterValues'
import { request, toRecord, type PageStart, type ResourceQueries } from '../dataProvider/resourceQueries'
import { sortDirection } from '../dataProvider/sortDirection'

const sortFields: Record<string, AdministratorProfileSortField> = {
  Name: 'Name',
  Email: 'Email',
  ProfileCreatedAt: 'ProfileCreatedAt',
}

function listFilter(filter: unknown): AdministratorProfileFilter {
  const values = filterValues(filter)
  const q = values.text('q')
  const role = values.choice('role', roleLabels)
  return {
    ...(q && { or: [{ Name: { contains: q } }, { Email: { contains: q } }] }),
    ...(role && { Role: { eq: role } }),
  }
}

const listVariables = ({ filter, sort }: GetListParams, start: PageStart) => ({
  filter: listFilter(filter),
  sortField: sortFields[sort?.field ?? ''] ?? 'ProfileCreatedAt',
  sortDirection: sortDirection(sort),
  ...start,
})

export const administratorQueries: ResourceQueries = {
  getList: (params, start) =>
    request(
      AdministratorListDocument,
      listVariables(params, start),
      ({ listAdministratorByIdProfileCreatedAt: list }) => ({
        data: list.items.map(toRecord),
        total: list.total,
        meta: { nextToken: list.nextToken },
      }),
    ),
  getToken: (params, start) =>
    request(
      AdministratorListTokenDocument,
      listVariables(params, start),
      ({ listAdministratorByIdProfileCreatedAt: list }) => list.nextToken,
    ),
  getMany: ({ ids }) =>
    request(
      AdministratorNamesDocument,
      { ids: ids.map(String) },
      ({ listAdministratorByIdProfileCreatedAt: list }) => ({ data: list.items.map(toRecord) }),
    ),
  create: ({ data }) =>
    request(CreateAdministratorDocument, { input: administratorSchema.validateSync(data) }, (answer) => ({
      data: toRecord(answer.createAdministrator),
    })),
  delete: ({ id }) =>
    request(DeleteAdministratorDocument, { input: { Id: String(id) } }, (answer) => ({
      data: toRecord(answer.deleteAdministrator),
    })),
}
