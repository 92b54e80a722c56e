import { userProfileLabels as labels } from '../../shared/labels/userProfileLabels'
import { userActivityLabels } from '../../shared/labels/consoleLabels'
import { Card } from '../components/Card'
import { Facts } from '../components/Facts'
import type { RowPersonFragment } from '../generated/graphql'
import { RowPersonName } from './RowPersonName'

/** Whom the record on the page belongs to, with the way to them. */
export function PersonCard({ person }: { person: RowPersonFragment | null }) {
  return (
    <Card title={userActivityLabels.User.admin}>
      <Facts
        facts={[
          { label: '氏名', value: <RowPersonName person={person} /> },
          { label: labels.DonorId.admin, value: person?.DonorId },
        ]}
      />
    </Card>
  )
}
