import { Box, Button } from '@mui/material'
import { ShowBase, useShowContext } from 'react-admin'
import { Link } from 'react-router'
import { PageTitle } from '../components/Card'
import { FailurePanel, PageSkeleton, failureMessage } from '../components/LoadingOrFailure'
import { fullName, namelessTitle } from '../people/PersonName'
import { PersonHeader } from './PersonHeader'
import { PersonTabs } from './PersonTabs'
import type { PersonRecord } from './personRecord'

/** Everything about one person. */
export function UserPage() {
  return (
    <ShowBase queryOptions={{ onError: stayHere }} disableAuthentication={false}>
      <Person />
    </ShowBase>
  )
}

/** An unknown person is said on the page; react-admin would go back to the list. */
const stayHere = () => undefined

function Person() {
  const { record, error, isPending, refetch } = useShowContext<PersonRecord>()
  if (error)
    return (
      <FailurePanel
        title="会員を表示できませんでした"
        text={failureMessage(error)}
        action={
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Button variant="outlined" onClick={() => refetch()}>
              もう一度読み込む
            </Button>
            <Button component={Link} to="/users">
              会員の一覧へ
            </Button>
          </Box>
        }
      />
    )
  if (isPending || !record?.Profile) return <PageSkeleton />
  const name = fullName(record.Profile) ?? namelessTitle(record.Profile)
  return (
    <>
      <PageTitle title={name} />
      <Box component="nav" aria-label="現在の場所" sx={{ fontSize: 13, mb: 1.25 }}>
        <Box component={Link} to="/users" sx={{ color: 'primary.main' }}>
          会員
        </Box>
        {` ／ ${name}`}
      </Box>
      <PersonHeader person={record} name={name} />
      <PersonTabs person={record} />
    </>
  )
}
