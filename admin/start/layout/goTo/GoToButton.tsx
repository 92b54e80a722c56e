import SearchIcon from '@mui/icons-material/Search'
import { Box, ButtonBase } from '@mui/material'
import { createContext, use } from 'react'
import { Keys, useLetterShortcuts } from '../../../parts/shortcuts/Keys'

export const GO_TO = '会員や画面を開く'

export function GoToButton() {
  const { open, prepare } = useGoTo()
  const [letters] = useLetterShortcuts()
  return (
    <ButtonBase
      onClick={open}
      onPointerEnter={prepare}
      onFocus={prepare}
      aria-label={GO_TO}
      aria-haspopup="dialog"
      sx={{
        ml: { xs: 'auto', md: 2 },
        mr: { md: 'auto' },
        minWidth: 44,
        minHeight: { xs: 44, md: 36 },
        width: { md: 300 },
        px: { md: 1.25 },
        gap: 1,
        justifyContent: { xs: 'center', md: 'flex-start' },
        borderRadius: 1,
        border: { md: '1px solid' },
        borderColor: { md: 'divider' },
        bgcolor: { md: 'background.default' },
        color: 'text.secondary',
        fontSize: 14,
      }}
    >
      <SearchIcon fontSize="small" />
      <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
        {GO_TO}
      </Box>
      {letters && (
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' }, ml: 'auto' }}>
          <Keys keys={['/']} />
        </Box>
      )}
    </ButtonBase>
  )
}

export const GoToContext = createContext<{ open: () => void; prepare: () => void } | null>(null)

export function useGoTo() {
  const goTo = use(GoToContext)
  if (!goTo) throw new Error('Rendered outside of GoToProvider')
  return goTo
}
