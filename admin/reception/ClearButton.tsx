import Button from '@mui/material/Button'
import { Keys } from '../shortcuts/Keys'

/** A name need not stay until its time is up. */
export function ClearButton({ onClear }: { onClear: () => void }) {
  return (
    <div>
      <Button
        variant="outlined"
        color="inherit"
        onClick={onClear}
        sx={{ width: { xs: 1, sm: 'auto' }, height: 56, fontSize: 16, gap: 1 }}
      >
        表示を消す
        <Keys keys={['Esc']} />
      </Button>
    </div>
  )
}
