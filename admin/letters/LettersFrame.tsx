import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useAuthenticated } from 'react-admin'
import { Link } from 'react-router'
import { LETTERS } from '../../shared/messages/letters'
import { PageTitle } from '../components/Card'

/** The page with its way back. */
export function LettersFrame({ title, children }: { title: string; children: ReactNode }) {
  useAuthenticated()
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 1280, '& > *': { minWidth: 0 } }}>
      <PageTitle title={title} />
      <Box component="nav" aria-label="現在の場所" sx={{ fontSize: 13 }}>
        <Box component={Link} to="/mails" sx={{ color: 'primary.main' }}>
          メール
        </Box>
        {' ／ '}
        {title === LETTERS ? (
          LETTERS
        ) : (
          <>
            <Box component={Link} to="/letters" sx={{ color: 'primary.main' }}>
              {LETTERS}
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
  )
}
