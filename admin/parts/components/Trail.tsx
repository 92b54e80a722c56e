import { Box } from '@mui/material'
import { Fragment } from 'react'
import { Link } from 'react-router'

type Props = {
  /** The pages above, outermost first. */
  above: readonly { to: string; label: string }[]
  here: string
  /** Space below, for pages whose grid gives none. */
  mb?: number
}

/** The path to the page: 会員 ／ 見本 花子 */
export function Trail({ above, here, mb = 0 }: Props) {
  return (
    <Box component="nav" aria-label="現在の場所" sx={{ fontSize: 13, mb }}>
      {above.map(({ to, label }) => (
        <Fragment key={to}>
          <Box component={Link} to={to} sx={{ color: 'primary.main' }}>
            {label}
          </Box>
          {' ／ '}
        </Fragment>
      ))}
      <span>{here}</span>
    </Box>
  )
}
