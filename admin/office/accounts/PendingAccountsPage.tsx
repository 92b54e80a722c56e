import { Box, Button, Paper, TableCell, TableRow, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useAuthenticated } from 'react-admin'
import { useSearchParams } from 'react-router'
import { formatListDateTime } from '../../../shared/facts/dates'
import { PENDING_ACCOUNTS } from '../../../shared/words/labels/consoleLabels'
import { PENDING_ACCOUNTS_HINT, pendingAccountStateLabels } from '../../ground/words/pendingAccounts'
import { EmailText } from '../../parts/components/Card'
import { lastRead, NotRead } from '../../parts/components/LoadingOrFailure'
import { PageHead } from '../../parts/components/PageHead'
import { MoreButton } from '../../parts/components/MoreButton'
import { ACTION_HEADING, PlainTable } from '../../parts/components/PlainTable'
import { StateChip } from '../../parts/components/StateChip'
import { useApiPages } from '../../ground/dataProvider/useCallApi'
import { PendingAccountsDocument, type PendingAccountRowFragment } from '../../generated/graphql'
import { PendingAccountActions } from './PendingAccountActions'

const HEADINGS = ['メールアドレス', '状態', '申し込み', ACTION_HEADING]
const tones = { Unconfirmed: 'yolk', Confirmed: 'quiet', Stopped: 'error' } as const

/** Accounts without a profile. */
export function PendingAccountsPage() {
  useAuthenticated()
  // The address stays out of the URL, because the browser's history would keep it.
  const [search, setSearch] = useSearchParams()
  const id = search.get('id')
  const [email, setEmail] = useState('')
  return (
    <>
      <PageHead />
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2 }}>
        {PENDING_ACCOUNTS_HINT}
      </Typography>
      {id ? (
        <Button variant="outlined" sx={{ mb: 2 }} onClick={() => setSearch({})}>
          すべて表示する
        </Button>
      ) : (
        <SearchForm onSearch={setEmail} />
      )}
      <Paper sx={{ p: { xs: '4px 14px', sm: '4px 6px' }, borderRadius: '10px' }}>
        <Accounts id={id} email={id ? '' : email} />
      </Paper>
    </>
  )
}

function SearchForm({ onSearch }: { onSearch: (email: string) => void }) {
  const [typed, setTyped] = useState('')
  return (
    <Box
      component="form"
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(typed.trim())
      }}
      sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2 }}
    >
      <TextField
        size="small"
        label="メールアドレスの先頭の文字"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        sx={{ flex: '0 1 320px' }}
      />
      <Button type="submit" variant="outlined">
        さがす
      </Button>
    </Box>
  )
}

function Accounts({ id, email }: { id: string | null; email: string }) {
  const query = useApiPages({
    queryKey: ['pendingAccounts', id, email],
    document: PendingAccountsDocument,
    variablesOf: (nextToken) => ({ id, email, nextToken }),
    listOf: ({ listPendingAccounts }) => listPendingAccounts,
  })
  const accounts = lastRead(query)
  if (!accounts) return <NotRead of={query} rows={5} />
  return (
    <>
      {accounts.length === 0 ? (
        <Typography role="status" color="textSecondary" sx={{ p: 3, textAlign: 'center' }}>
          {query.hasNextPage ? 'ここまでには見つかりませんでした。' : '登録の途中の方はいません。'}
        </Typography>
      ) : (
        <PlainTable label={PENDING_ACCOUNTS} headings={HEADINGS}>
          {accounts.map((account) => (
            <AccountRow key={account.Id} account={account} />
          ))}
        </PlainTable>
      )}
      <MoreButton {...query} />
    </>
  )
}

function AccountRow({ account }: { account: PendingAccountRowFragment }) {
  const { Email, State, CreatedAt } = account
  return (
    <TableRow>
      <TableCell>
        <EmailText email={Email} />
      </TableCell>
      <TableCell>
        <StateChip tone={tones[State]}>{pendingAccountStateLabels[State]}</StateChip>
      </TableCell>
      <TableCell>{CreatedAt ? formatListDateTime(new Date(CreatedAt)) : '—'}</TableCell>
      <TableCell>
        <PendingAccountActions account={account} />
      </TableCell>
    </TableRow>
  )
}
