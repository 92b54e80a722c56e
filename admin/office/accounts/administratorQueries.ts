import { administratorLabels as labels, roleLabels } from '../../../shared/words/labels/consoleLabels'
import { administratorSchema } from '../../../shared/forms/console'
import type {
  AdministratorProfileFilter,
  AdministratorProfileSortField,
} from '../../../shared/generated/schema'
import {
  type FilterValues,
  type ListContract,
  listQueries,
  request,
  toRecord,
  type ResourceQueries,
} from '../../ground/dataProvider/resourceQueries'
import {
  AdministratorListDocument,
  AdministratorNamesDocument,
  CreateAdministratorDocument,
  DeleteAdministratorDocument,
} from '../../generated/graphql'
import { conditionsOf } from '../../parts/list/filterField'

const { choices } = conditionsOf<AdministratorProfileFilter>()

export const administratorListContract = {
  search: {
    name: 'q',
    by: [{ label: '氏名' }, { label: 'メールアドレス' }],
    where: (values: FilterValues) => {
      const q = values.text('q')
      return q ? { or: [{ Name: { contains: q } }, { Email: { contains: q } }] } : {}
    },
  },
  fields: [choices('role', 'Role', labels.Role, { words: roleLabels })],
  sortFields: { ProfileCreatedAt: 'ProfileCreatedAt', Name: 'Name', Email: 'Email' },
} satisfies ListContract<AdministratorProfileFilter, AdministratorProfileSortField>

export const administratorQueries: ResourceQueries = {
  ...listQueries(
    AdministratorListDocument,
    administratorListContract,
    (data) => data.listAdministratorByIdProfileCreatedAt,
  ),
  /** Names only: readers of the log may not see other account data. */
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
