import { Box } from '@mui/material'
import { useStore } from 'react-admin'

export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5 }}>
      {keys.map((key) => (
        <Box
          component="kbd"
          key={key}
          sx={{
            minWidth: 24,
            px: 0.75,
            textAlign: 'center',
            font: 'inherit',
            fontSize: 12,
            lineHeight: '22px',
            fontWeight: 700,
            border: '1px solid',
            borderColor: 'divider',
            borderRadius: 0.75,
            bgcolor: 'background.default',
            color: 'text.secondary',
          }}
        >
          {key}
        </Box>
      ))}
    </Box>
  )
}

/** Can be switched off: speech input types letters by accident (WCAG 2.1.4). */
export const useLetterShortcuts = () => useStore('shortcuts.letters', true)

export const isUndoOffered = () => document.querySelector('[data-undo]') !== null

/** Letters are then meant for the dialog. */
export const isDialogOpen = () => document.querySelector('[role="dialog"]') !== null
