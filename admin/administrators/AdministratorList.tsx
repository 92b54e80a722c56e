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
          '& .column-Email, & .column-Role, & .column-signIn, & .column-ProfileCreatedAt': {
            display: { xs: 'none', md: 'table-cell' },
          },
          '& .column-Name': { wordBreak: 'keep-all' },
          '& .column-ProfileCreatedAt': { whiteSpace: 'nowrap' },
        }}
      >
        <DataTable.Col source="Name" sortByOrder="ASC" render={(row: Row) => <Name administrator={row} />} />
        <DataTable.Col
          source="Email"
          sortByOrder="ASC"
          render={({ Email }: Row) => <EmailText email={Email} />}
        />
        <DataTable.Col source="Role" disableSort render={({ Role }: Row) => <RoleChip role={Role} />} />
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

/** On a narrow screen with all that else has a column. */
function Name({ administrator }: { administrator: Row }) {
  return (
    <>
      <b>{administrator.Name}</b>
      <Box sx={{ display: { md: 'none' } }}>
        <Box
          component="small"
          sx={{ display: 'block', fontSize: 12, color: 'text.secondary', wordBreak: 'break-word' }}
        >
          <EmailText email={administrator.Email} />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
          <RoleChip role={administrator.Role} />
          <SignInChip administrator={administrator} />
        </Box>
      </Box>
    </>
  )
}

function RoleChip({ role }: { role: Row['Role'] }) {
  return <StateChip tone={role === 'Administrator' ? 'leaf' : 'quiet'}>{roleLabels[role]}</StateChip>
}
