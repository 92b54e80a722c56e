import Box from '@mui/material/Box'
import { userProfileLabels as labels } from '../../shared/labels/userProfileLabels'
import { userActivityLabels } from '../../shared/labels/consoleLabels'
import { Card } from '../components/Card'
import { Facts } from '../components/Facts'
import type { RowPersonFragment } from '../generated/graphql'
import { RowPersonName } from './RowPersonName'

/** Looks like a link, because here only the name is one. */
function LinkedName({ person }: { person: RowPersonFragment | null }) {
  return (
    <Box sx={{ '& a': { color: 'primary.main', textDecoration: 'underline' } }}>
      <RowPersonName person={person} />
    </Box>
  )
}

export function PersonCard({ person }: { person: RowPersonFragment | null }) {
  return (
    <Card title={userActivityLabels.User.admin}>
      <Facts
        facts={[
          { label: '氏名', value: <LinkedName person={person} /> },
          { label: labels.DonorId.admin, value: person?.DonorId },
        ]}
      />
    </Card>
  )
}
