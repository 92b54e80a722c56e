import { roleLabels } from '../../shared/labels/roleLabels'
import { administratorSchema } from '../../shared/validation/administrator'
import {
  AdministratorListDocument,
  AdministratorNamesDocument,
  CreateAdministratorDocument,
  DeleteAdministratorDocument,
  type AdministratorProfileFilter,
  type AdministratorProfileSortField,
} from '../generated/graphql'
import { filterValues } from '../dataProvider/filterValues'
import { listVariables, type ListContract } from '../dataProvider/listVariables'
import { request, toRecord, type ResourceQueries } from '../dataProvider/resourceQueries'

const contract: ListContract<AdministratorProfileFilter, AdministratorProfileSortField> = {
  filter: (filter) => {
    const values = filterValues(filter)
    const q = values.text('q')
    return {
      or: q ? [{ Name: { contains: q } }, { Email: { contains: q } }] : undefined,
      Role: values.among('role', roleLabels),
    }
  },
  sortFields: { ProfileCreatedAt: 'ProfileCreatedAt', Name: 'Name', Email: 'Email' },
}

export const administratorQueries: ResourceQueries = {
  getList: (params, start, today) =>
    request(
      AdministratorListDocument,
      listVariables(contract, params, start, today),
      ({ listAdministratorByIdProfileCreatedAt: list }) => ({
        data: list.items.map(toRecord),
        total: list.total,
        meta: { nextToken: list.nextToken },
      }),
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
