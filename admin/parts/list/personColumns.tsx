import { userActivityLabels } from '../../../shared/words/labels/consoleLabels'
import { userProfileLabels } from '../../../shared/words/labels/userProfileLabels'
import type { RowPersonFragment } from '../../generated/graphql'
import type { ListColumn } from './listColumn'
import { RowPersonName } from '../people/PersonName'

type OfPerson = { User: RowPersonFragment | null }

export const personColumns: readonly ListColumn<OfPerson>[] = [
  {
    source: 'User',
    label: userActivityLabels.User.admin,
    exported: ['User'],
    render: ({ User }) => <RowPersonName person={User} />,
  },
  {
    source: 'DonorId',
    label: userProfileLabels.DonorId.admin,
    exported: ['DonorId'],
    from: 'md',
    render: ({ User }) => User?.DonorId ?? '—',
  },
]

/** What a file tells of who a row belongs to. */
export const personExported: readonly string[] = personColumns.flatMap(({ exported }) => exported)
