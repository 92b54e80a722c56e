import { Box } from '@mui/material'

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

type DifferentLine = { is: 'same' | 'gone' | 'new'; line: string }

/** How one text became another, line by line: the longest common lines stay. */
function lineDifference(before: string, after: string): DifferentLine[] {
  const [a, b] = [before.split('\n'), after.split('\n')]
  const common = a.map(() => b.map(() => 0))
  const at = (i: number, j: number) => common[i]?.[j] ?? 0
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      common[i]?.splice(j, 1, a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1)))
  const lines: DifferentLine[] = []
  let [i, j] = [0, 0]
  for (let old = a[i], now = b[j]; old !== undefined || now !== undefined; old = a[i], now = b[j]) {
    if (old !== undefined && old === now) {
      lines.push({ is: 'same', line: old })
      i++
      j++
    } else if (old !== undefined && (now === undefined || at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ is: 'gone', line: old })
      i++
    } else if (now !== undefined) {
      lines.push({ is: 'new', line: now })
      j++
    }
  }
  return lines
}
