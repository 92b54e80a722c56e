import { Box, Button, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { CanAccess, useAuthenticated } from 'react-admin'
import { Link } from 'react-router'
import { BULK } from '../../shared/messages/bulk'
import { PageTitle } from '../components/Card'
import { FailurePanel } from '../components/LoadingOrFailure'

/** The page with its way back, for administrators. */
export function BulkFrame({ title, children }: { title: string; children: ReactNode }) {
  useAuthenticated()
  const denied = (
    <FailurePanel
      title="この画面は利用できません"
      text="まとめた処理は、管理者が行います。"
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
        <Box component="nav" aria-label="現在の場所" sx={{ fontSize: 13 }}>
          <Box component={Link} to="/users" sx={{ color: 'primary.main' }}>
            会員
          </Box>
          {' ／ '}
          {title === BULK ? (
            BULK
          ) : (
            <>
              <Box component={Link} to="/bulk" sx={{ color: 'primary.main' }}>
                {BULK}
              </Box>
              {` ／ ${title}`}
            </>
          )}
        </Box>
        <Typography component="h1" variant="h5">
          {title}
        </Typography>
        {children}
      </Box>
    </CanAccess>
  )
}
