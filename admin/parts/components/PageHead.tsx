import { Box, Typography, type SxProps, type Theme } from '@mui/material'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useStanding } from '../../ground/console/usePlaces'
import { PageTitle } from './Card'
import { forPaper } from './paper'

type Props = {
  /** Of a page that its place does not name: one of its days, a record. */
  title?: string
  /** Beside the heading: a total, buttons. */
  children?: ReactNode
  sx?: SxProps<Theme>
}

/** The heading of a page, which is its place's, with the place's pages beside it. */
export function PageHead({ title, children, sx = {} }: Props) {
  const standing = useStanding()
  const { place, page } = standing ?? {}
  const name = place && page ? [...new Set([page.name, place.name])].join('・') : ''
  return (
    <Box
      sx={[
        { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 14px', minHeight: 36 },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <PageTitle title={title ?? name} />
      <Typography component="h1" variant="h5">
        {title ?? place?.name}
      </Typography>
      <PlaceTabs />
      {children}
    </Box>
  )
}

function PlaceTabs() {
  const { pathname } = useLocation()
  const standing = useStanding()
  if (!standing || standing.place.pages.length < 2) return null
  return (
    <Box
      component="nav"
      aria-label={`${standing.place.name}の画面`}
      // On a phone one row that can be moved sideways.
      sx={{
        display: 'flex',
        gap: '2px',
        flexBasis: { xs: '100%', md: 'auto' },
        minWidth: 0,
        overflowX: { xs: 'auto', md: 'visible' },
        flexWrap: { md: 'wrap' },
        ...forPaper.hidden,
      }}
    >
      {standing.place.pages.map((page) => {
        const here = page === standing.page && (page.to === pathname ? 'page' : 'true')
        return (
          <Box key={page.to} component={Link} to={page.to} aria-current={here || undefined} sx={tab}>
            {page.name}
          </Box>
        )
      })}
    </Box>
  )
}

const tab = {
  display: 'flex',
  alignItems: 'center',
  minHeight: { xs: 44, md: 36 },
  px: '11px',
  fontSize: 14,
  whiteSpace: 'nowrap',
  borderBottom: '2px solid transparent',
  borderRadius: '6px 6px 0 0',
  color: 'text.secondary',
  textDecoration: 'none',
  // A border that is transparent would be drawn in forced colours.
  '@media (forced-colors: active)': { borderBottomColor: 'Canvas' },
  '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current]': {
    borderBottomColor: 'currentColor',
    color: 'primary.main',
    fontWeight: 700,
    '@media (forced-colors: active)': { borderBottomColor: 'Highlight' },
  },
} as const
