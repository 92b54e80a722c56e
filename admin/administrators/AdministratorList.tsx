import Box from '@mui/material/Box'
import { DataTable } from 'react-admin'
import { formatListDateTime } from '../../shared/dates'
import { administratorLabels } from '../../shared/labels/consoleLabels'
import { roleLabels } from '../../shared/labels/roleLabels'
import { SIGN_IN_LABEL } from '../../shared/messages/administratorActions'
import { EmailText } from '../components/EmailText'
import { StateChip } from '../components/StateChip'
import type { AdministratorListRowFragment } from '../generated/graphql'
import { ConsoleList } from '../list/ConsoleList'
import { FilterBar } from '../list/FilterBar'
import { optionsOf, type FilterField } from '../list/filterField'
import { AddAdministratorButton } from './AddAdministratorButton'
import { AdministratorActions } from './AdministratorActions'
import { SignInChip } from './SignInChip'

type Row = AdministratorListRowFragment & { id: string }

const SEARCH = { name: 'q', label: '氏名・メールアドレスでさがす' }
const fields: readonly FilterField[] = [
  { kind: 'choice', name: 'role', label: administratorLabels.Role.admin, options: optionsOf(roleLabels) },
]

export function AdministratorList() {
  return (
    <ConsoleList
      unit="人"
      sort={{ field: 'ProfileCreatedAt', order: 'DESC' }}
      actions={<AddAdministratorButton />}
      filters={<FilterBar fields={fields} search={SEARCH} />}
    >
      <DataTable<Row>
        bulkActionButtons={false}
        rowClick={false}
        sx={{
          '& .column-Email, & .column-signIn, & .column-ProfileCreatedAt': {
            display: { xs: 'none', md: 'table-cell' },
          },
        }}
      >
        <DataTable.Col source="Name" sortByOrder="ASC" render={(row: Row) => <Name administrator={row} />} />
        <DataTable.Col source="Email" sortByOrder="ASC" />
        <DataTable.Col source="Role" disableSort render={(row: Row) => <RoleCell administrator={row} />} />
        <DataTable.Col
          source="signIn"
          label={SIGN_IN_LABEL}
          disableSort
          render={(row: Row) => <SignInChip administrator={row} />}
        />
        <DataTable.Col
          source="ProfileCreatedAt"
          sortByOrder="DESC"
          render={({ ProfileCreatedAt }: Row) => formatListDateTime(new Date(ProfileCreatedAt))}
        />
        <DataTable.Col
          source="actions"
          label=" "
          align="right"
          disableSort
          render={(row: Row) => <AdministratorActions administrator={row} />}
        />
      </DataTable>
    </ConsoleList>
  )
}

function Name({ administrator: { Name: name, Email } }: { administrator: Row }) {
  return (
    <>
      <b>{name}</b>
      <Box
        component="small"
        sx={{ display: { xs: 'block', md: 'none' }, fontSize: 12, color: 'text.secondary' }}
      >
        <EmailText email={Email} />
      </Box>
    </>
  )
}

/** On a narrow screen with how they sign in. */
function RoleCell({ administrator }: { administrator: Row }) {
  const { Role } = administrator
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <StateChip tone={Role === 'Administrator' ? 'leaf' : 'quiet'}>{roleLabels[Role]}</StateChip>
      <Box sx={{ display: { md: 'none' } }}>
        <SignInChip administrator={administrator} />
      </Box>
    </Box>
  )
}
