import Box from '@mui/material/Box'
import { PageSkeleton } from './PageSkeleton'

/** Shown until the session is known: no names, no menu, no numbers. */
export function LoadingPage() {
  return (
    <Box sx={{ minHeight: '100vh', p: 3, bgcolor: 'background.default' }}>
      <PageSkeleton />
    </Box>
  )
}
