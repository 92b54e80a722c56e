import { Box } from '@mui/material'
import { diffArrays, type ArrayChange } from 'diff'

const linesOf = (text: string | null) => text?.split('\n') ?? []

export function Difference({ before, after }: { before: string | null; after: string }) {
  const parts = diffArrays(linesOf(before), linesOf(after))
  const markOf = ({ added, removed }: ArrayChange<string>): 'del' | 'ins' | 'span' =>
    removed ? 'del' : added && before !== null ? 'ins' : 'span'
  return (
    <Box sx={{ mt: 0.5, p: 1.5, borderRadius: 1, bgcolor: 'action.hover', overflowWrap: 'anywhere' }}>
      {parts
        .flatMap((part) => part.value.map((line) => ({ mark: markOf(part), line })))
        .map(({ mark, line }, index) => (
          <Box
            key={index}
            component={mark}
            sx={{
              display: 'block',
              minHeight: '1.5em',
              color: mark === 'del' ? 'text.secondary' : undefined,
              fontWeight: mark === 'ins' ? 700 : undefined,
            }}
          >
            {line}
          </Box>
        ))}
    </Box>
  )
}
