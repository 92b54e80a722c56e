import { Box } from '@mui/material'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { useStanding } from '../../ground/console/usePlaces'

type Props = {
  here: string
  /** Space below, for pages whose grid gives none. */
  mb?: number
}

/** The path to a page that no tab leads to: 会員 ／ 見本 花子 */
export function Trail({ here, mb = 0 }: Props) {
  const { place, page } = useStanding() ?? {}
  const first = place?.pages.slice(0, 1).map(({ to }) => ({ to, name: place.name })) ?? []
  const above = page && page.name !== place?.name ? [...first, page] : first
  return (
    <Box component="nav" aria-label="現在の場所" sx={{ fontSize: 13, mb }}>
      {above.map(({ to, name }) => (
        <Fragment key={name}>
          <Box component={Link} to={to} sx={{ color: 'primary.main' }}>
            {name}
          </Box>
          {' ／ '}
        </Fragment>
      ))}
      <span>{here}</span>
    </Box>
  )
}
