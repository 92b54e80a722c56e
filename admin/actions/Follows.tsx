import Box from '@mui/material/Box'

export function Follows({ sentences }: { sentences: readonly string[] }) {
  return (
    <Box
      component="ul"
      aria-label="この操作で起きること"
      sx={{ m: 0, mb: 1, pl: 2.5, display: 'grid', gap: 0.75 }}
    >
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </Box>
  )
}
