import Box from '@mui/material/Box'
import { DataTable } from 'react-admin'
import { userProfileLabels } from '../../shared/labels/userProfileLabels'
import { ConsoleList } from '../list/ConsoleList'
import { FilterBar } from '../list/FilterBar'
import { PresetTabs } from '../list/PresetTabs'
import { StateChip } from '../components/StateChip'
import { formatSlashedDate } from '../components/formatSlashedDate'
import { StageBeads } from '../components/StageBeads'
import { UserStateChip } from '../components/UserStateChip'
import type { UserRowFragment } from '../generated/graphql'
import { PersonName } from './PersonName'
import { userFilterFields } from './userFilterFields'
import { userPresets } from './userPresets'

type Row = UserRowFragment & { id: string }

const SEARCH = { name: 'q', label: '氏名・電話・ドナー番号でさがす' }
const ON_WIDE_SCREENS = { display: { xs: 'none', md: 'table-cell' } }

export function UserList() {
  return (
    <ConsoleList
      unit="人"
      sort={{ field: 'ProfileCreatedAt', order: 'DESC' }}
      defaultFilter={{ deleted: false }}
      filters={
        <>
          <PresetTabs presets={userPresets} names={['status', 'suspended']} />
          <FilterBar fields={userFilterFields} search={SEARCH} />
        </>
      }
    >
      <DataTable<Row>
        bulkActionButtons={false}
        rowClick="show"
        sx={{
          '& .column-DonorId, & .column-DonorExpirationDate, & .column-TotalDonationsCount, & .column-flags':
            ON_WIDE_SCREENS,
          '& .column-ProfileCreatedAt': { display: { xs: 'none', sm: 'table-cell' } },
        }}
      >
        <DataTable.Col source="LastName" label="氏名" render={(user: Row) => <PersonName profile={user} />} />
        <DataTable.Col source="DonorId" render={({ DonorId }: Row) => DonorId ?? '—'} />
        <DataTable.Col source="UserStatus" render={(user: Row) => <State user={user} />} />
        <DataTable.Col
          source="DonorExpirationDate"
          sortByOrder="ASC"
          render={(user: Row) => <Expiration user={user} />}
        />
        <DataTable.NumberCol source="TotalDonationsCount" sortByOrder="DESC" label="累計献便" />
        <DataTable.Col
          source="flags"
          disableSort
          label="確認"
          render={(user: Row) => <Flags user={user} />}
        />
        <DataTable.Col
          source="ProfileCreatedAt"
          label={userProfileLabels.RegistrationDateOfService.admin}
          sortByOrder="DESC"
          render={({ RegistrationDateOfService: date }: Row) => (date ? formatSlashedDate(date) : '—')}
        />
      </DataTable>
    </ConsoleList>
  )
}

function State({ user }: { user: Row }) {
  return (
    <Box sx={{ display: 'grid', gap: '3px', justifyItems: 'start' }}>
      <UserStateChip profile={user} />
      {!user.DeleteStatus && <StageBeads status={user.UserStatus} hasProfile={user.LastName !== null} />}
    </Box>
  )
}

function Expiration({ user: { DonorStatus, DonorExpirationDate: date } }: { user: Row }) {
  return DonorStatus === 'Certified' && date ? formatSlashedDate(date) : '—'
}

function Flags({ user }: { user: Row }) {
  return user.UpdateRequired ? (
    <StateChip tone="coral">{userProfileLabels.UpdateRequired.admin}</StateChip>
  ) : null
}
