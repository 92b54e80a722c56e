import { Box } from '@mui/material'
import { lineDifference } from './lineDifference'

/** What became of one text; all of it where there was none before. */
export function Difference({ before, after }: { before: string | null; after: string }) {
  return (
    <Box sx={{ mt: 0.5, p: 1.5, borderRadius: 1, bgcolor: 'action.hover', overflowWrap: 'anywhere' }}>
      {lineDifference(before ?? '', after).map(({ is, line }, index) => (
        <Box
          key={index}
          component={is === 'gone' ? 'del' : is === 'new' && before !== null ? 'ins' : 'span'}
          sx={{
            display: 'block',
            minHeight: '1.5em',
            color: is === 'gone' ? 'text.secondary' : undefined,
            fontWeight: is === 'new' && before !== null ? 700 : undefined,
          }}
        >
          {line}
        </Box>
      ))}
    </Box>
  )
}
