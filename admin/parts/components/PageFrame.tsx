import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useAuthenticated } from 'react-admin'
import { PageTitle } from './Card'
import { PageHead } from './PageHead'
import { Trail } from './Trail'

type Props = {
  /** Of a page below those that the tabs lead to. */
  title?: string
  maxWidth?: number
  children: ReactNode
}

export function PageFrame({ title, maxWidth = 1280, children }: Props) {
  useAuthenticated()
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth, '& > *': { minWidth: 0 } }}>
      {title ? (
        <>
          <PageTitle title={title} />
          <Trail here={title} />
          <Typography component="h1" variant="h5">
            {title}
          </Typography>
        </>
      ) : (
        <PageHead />
      )}
      {children}
    </Box>
  )
}
