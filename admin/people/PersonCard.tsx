import { Box } from '@mui/material'
import { userActivityLabels } from '../../shared/labels/consoleLabels'
import { userProfileLabels as labels } from '../../shared/labels/userProfileLabels'
import { Card } from '../components/Card'
import { Facts } from '../components/Facts'
import type { RowPersonFragment } from '../generated/graphql'
import { PersonName } from './PersonName'

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

/** Records stay after a person leaves, without the name. */
export function RowPersonName({ person }: { person: RowPersonFragment | null }) {
  if (!person || person.DeleteStatus) return '退会した方'
  return <PersonName profile={{ ...person, id: person.Id }} />
}
