import { Box } from '@mui/material'
import { Link } from 'react-router'
import { listAddress } from '../../parts/list/listAddress'

/** Leads to what was handed over together, and so to whose it is. */
export function BatchLink({ batch }: { batch: string }) {
  return (
    <Box
      component={Link}
      to={listAddress('units', { batch })}
      onClick={(event) => event.stopPropagation()}
      sx={{ color: 'primary.main' }}
    >
      {batch}
    </Box>
  )
}
