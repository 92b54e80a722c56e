import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useAuthenticated } from 'react-admin'
import { LETTERS } from '../../../shared/words/labels/consoleLabels'
import { PageTitle } from '../../parts/components/Card'
import { Trail } from '../../parts/components/Trail'

const MAILS = { to: '/mails', label: 'メール' }

export function LettersFrame({ title, children }: { title: string; children: ReactNode }) {
  useAuthenticated()
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 1280, '& > *': { minWidth: 0 } }}>
      <PageTitle title={title} />
      <Trail above={title === LETTERS ? [MAILS] : [MAILS, { to: '/letters', label: LETTERS }]} here={title} />
      <Typography component="h1" variant="h5">
        {title}
      </Typography>
      {children}
    </Box>
  )
}
