import { Box, Button, Typography } from '@mui/material'
import { DataTable, useCreate, useNotify, useRefresh } from 'react-admin'
import AddIcon from '@mui/icons-material/Add'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatListDateTime } from '../../../shared/facts/dates'
import { administratorLabels as labels, roleLabels } from '../../../shared/words/labels/consoleLabels'
import { DUTY_WORK } from '../../ground/words/duties'
import { SIGN_IN_LABEL, signInStates } from '../../ground/words/administratorActions'
import { administratorSchema } from '../../../shared/forms/console'
import { useMayCall } from '../../ground/auth/useDuties'
import { EmailText } from '../../parts/components/Card'
import { FormDialog } from '../../parts/components/FormDialog'
import { FormField, useYupForm } from '../../parts/components/FormField'
import { StateChip } from '../../parts/components/StateChip'
import type { AdministratorListRowFragment } from '../../generated/graphql'
import { ConsoleList } from '../../parts/list/ConsoleList'
import { FilterBar } from '../../parts/list/FilterBar'
import { AdministratorActions } from './AdministratorActions'
import { administratorListContract } from './administratorQueries'
import { RolesField } from './RolesField'

type Row = AdministratorListRowFragment & { id: string }

export function AdministratorList() {
  return (
    <ConsoleList
      unit="人"
      sort={{ field: 'ProfileCreatedAt', order: 'DESC' }}
      actions={<Actions />}
      filters={<FilterBar {...administratorListContract} />}
    >
      <DataTable<Row>
        bulkActionButtons={false}
        rowClick={false}
        sx={{
          '& .column-Email, & .column-Roles, & .column-signIn, & .column-LastSignInAt, & .column-ProfileCreatedAt':
            {
              display: { xs: 'none', md: 'table-cell' },
            },
          '& .column-Name': { wordBreak: 'keep-all' },
          '& .column-LastSignInAt, & .column-ProfileCreatedAt': { whiteSpace: 'nowrap' },
        }}
      >
        <DataTable.Col source="Name" sortByOrder="ASC" render={(row: Row) => <Name administrator={row} />} />
        <DataTable.Col
          source="Email"
          sortByOrder="ASC"
          render={({ Email }: Row) => <EmailText email={Email} />}
        />
        <DataTable.Col source="Roles" disableSort render={({ Roles }: Row) => <RoleChips roles={Roles} />} />
        <DataTable.Col
          source="signIn"
          label={SIGN_IN_LABEL}
          disableSort
          render={(row: Row) => <SignInChip administrator={row} />}
        />
        <DataTable.Col
          source="LastSignInAt"
          label={labels.LastSignInAt.admin}
          disableSort
          render={({ LastSignInAt }: Row) =>
            LastSignInAt ? formatListDateTime(new Date(LastSignInAt)) : '—'
          }
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
          <RoleChips roles={administrator.Roles} />
          <SignInChip administrator={administrator} />
        </Box>
      </Box>
    </>
  )
}

function RoleChips({ roles }: { roles: Row['Roles'] }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      {roles.map((role) => (
        <StateChip key={role} tone={role === 'Administrator' ? 'leaf' : 'quiet'}>
          {roleLabels[role]}
        </StateChip>
      ))}
    </Box>
  )
}

function Actions() {
  return (
    <>
      <Button component={Link} to="/duties" variant="outlined" color="inherit">
        {DUTY_WORK}
      </Button>
      <AddAdministratorButton />
    </>
  )
}

function AddAdministratorButton() {
  const mayAct = useMayCall()('createAdministrator')
  const [open, setOpen] = useState(false)
  if (!mayAct) return null
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
        管理者を追加
      </Button>
      {open && <AddAdministratorDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function AddAdministratorDialog({ onClose }: { onClose: () => void }) {
  const [create] = useCreate()
  const refresh = useRefresh()
  const notify = useNotify()
  const form = useYupForm(administratorSchema, { Name: '', Email: '', Roles: [] })
  return (
    <FormDialog
      title="管理者を追加"
      form={form}
      submitLabel="追加する"
      onSubmit={async (data) => {
        await create('administrators', { data }, { returnPromise: true })
        notify('管理者を追加しました。仮のパスワードをメールで送りました。', { type: 'success' })
        refresh()
      }}
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        入力したメールアドレスへ、仮のパスワードを送ります。
      </Typography>
      <FormField form={form} name="Name" label={labels.Name.admin} autoComplete="off" autoFocus />
      <FormField form={form} name="Email" label={labels.Email.admin} type="email" autoComplete="off" />
      <RolesField form={form} name="Roles" />
    </FormDialog>
  )
}

type Props = {
  administrator: Pick<AdministratorListRowFragment, 'AwaitsFirstSignIn' | 'HasTotp' | 'HasPasskey'>
}

/** Empty if the user pool does not tell. */
function SignInChip({ administrator: { AwaitsFirstSignIn, HasTotp, HasPasskey } }: Props) {
  if (AwaitsFirstSignIn) return <StateChip tone="yolk">{signInStates.awaits}</StateChip>
  if (HasPasskey) return <StateChip tone="leaf">{signInStates.passkey}</StateChip>
  if (typeof HasTotp !== 'boolean') return null
  return HasTotp ? (
    <StateChip tone="leaf">{signInStates.totp}</StateChip>
  ) : (
    <Box component="span" sx={{ fontSize: 13, color: 'text.secondary', whiteSpace: 'nowrap' }}>
      {signInStates.password}
    </Box>
  )
}
