import { Box, Button, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { CanAccess, useAuthenticated } from 'react-admin'
import { Link } from 'react-router'
import { BULK } from '../../shared/messages/bulk'
import { PageTitle } from '../components/Card'
import { Trail } from '../components/Trail'
import { FailurePanel } from '../components/LoadingOrFailure'

const PEOPLE = { to: '/users', label: '会員' }

export function BulkFrame({ title, children }: { title: string; children: ReactNode }) {
  useAuthenticated()
  const denied = (
    <FailurePanel
      title="この画面は利用できません"
      text="まとめた処理は、管理者と経理が行います。"
      action={
        <Button component={Link} to="/users" variant="outlined" color="inherit">
          一覧へ戻る
        </Button>
      }
    />
  )
  return (
    <CanAccess resource="users" action="bulk" accessDenied={denied}>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 1040, '& > *': { minWidth: 0 } }}>
        <PageTitle title={title} />
        <Trail above={title === BULK ? [PEOPLE] : [PEOPLE, { to: '/bulk', label: BULK }]} here={title} />
        <Typography component="h1" variant="h5">
          {title}
        </Typography>
        {children}
      </Box>
    </CanAccess>
  )
}
