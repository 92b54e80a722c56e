import { Box } from '@mui/material'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { useStanding } from '../../ground/auth/usePlaces'

type Props = {
  here: string
  /** Space below, for pages whose grid gives none. */
  mb?: number
}

/** The path to a page that no tab leads to: 会員 ／ 見本 花子 */
export function Trail({ here, mb = 0 }: Props) {
  const standing = useStanding()
  const [first] = standing?.place.pages ?? []
  const above = standing
    ? [first && { to: first.to, name: standing.place.name }, standing.page].filter(
        (each, at, all) => each && all.findIndex((other) => other?.name === each.name) === at,
      )
    : []
  return (
    <Box component="nav" aria-label="現在の場所" sx={{ fontSize: 13, mb }}>
      {above.map(
        (each) =>
          each && (
            <Fragment key={each.name}>
              <Box component={Link} to={each.to} sx={{ color: 'primary.main' }}>
                {each.name}
              </Box>
              {' ／ '}
            </Fragment>
          ),
      )}
      <span>{here}</span>
    </Box>
  )
}
