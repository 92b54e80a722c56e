import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useAuthenticated } from 'react-admin'
import { BULK } from '../../../shared/words/office/bulk'
import { PageTitle } from '../../parts/components/Card'
import { Trail } from '../../parts/components/Trail'

const PEOPLE = { to: '/users', label: '会員' }

export function BulkFrame({ title, children }: { title: string; children: ReactNode }) {
  useAuthenticated()
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 1040, '& > *': { minWidth: 0 } }}>
      <PageTitle title={title} />
      <Trail above={title === BULK ? [PEOPLE] : [PEOPLE, { to: '/bulk', label: BULK }]} here={title} />
      <Typography component="h1" variant="h5">
        {title}
      </Typography>
      {children}
    </Box>
  )
}
