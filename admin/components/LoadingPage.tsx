import Box from '@mui/material/Box'
import { PageSkeleton } from './PageSkeleton'

/** The whole window until it is known who is here: no name, no menu, no numbers. */
export function LoadingPage() {
  return (
    <Box sx={{ minHeight: '100vh', p: 3, bgcolor: 'background.default' }}>
      <PageSkeleton />
    </Box>
  )
}
