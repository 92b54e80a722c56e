import Box from '@mui/material/Box'
import { GO_TO } from './GoToButton'

type Typed = { typed: string; entered: boolean }
type Props = Typed & { onChange: (typed: Typed) => void; onClose: () => void }

/** Takes what is typed while the search itself is loaded: whoever knows its key does not wait to type. */
export function TypedMeanwhile({ typed, onChange, onClose }: Props) {
  return (
    <Box
      role="dialog"
      aria-modal
      aria-label={GO_TO}
      sx={{
        position: 'fixed',
        inset: 0,
        zIndex: 'modal',
        display: 'flex',
        justifyContent: 'center',
        alignItems: 'flex-start',
        pt: 6,
        px: 2,
        bgcolor: 'rgb(0 0 0 / 50%)',
      }}
    >
      <Box
        component="input"
        autoFocus
        aria-label={GO_TO}
        value={typed}
        onChange={({ target }: { target: HTMLInputElement }) =>
          onChange({ typed: target.value, entered: false })
        }
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose()
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) onChange({ typed, entered: true })
        }}
        sx={{
          width: 568,
          p: 2,
          border: 0,
          borderRadius: 1,
          font: 'inherit',
          fontSize: 16,
          color: 'text.primary',
          bgcolor: 'background.paper',
        }}
      />
    </Box>
  )
}
