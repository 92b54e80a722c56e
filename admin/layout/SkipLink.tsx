import Box from '@mui/material/Box'

export function SkipLink() {
  return (
    <Box
      component="a"
      href="#main-content"
      onClick={() => document.getElementById('main-content')?.focus()}
      sx={{
        position: 'absolute',
        left: 8,
        top: -80,
        zIndex: 'tooltip',
        p: '8px 16px',
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        '&:focus': { top: 8 },
      }}
    >
      本文へ移る
    </Box>
  )
}
