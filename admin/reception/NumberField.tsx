import TextField from '@mui/material/TextField'
import type { Ref } from 'react'
import { userProfileLabels } from '../../shared/labels/userProfileLabels'

type Props = { ref: Ref<HTMLInputElement>; onNumber: (typed: string) => void }

/** Where a scanner types: the digits, then Enter. It empties itself for the next one. */
export function NumberField({ ref, onNumber }: Props) {
  return (
    <TextField
      inputRef={ref}
      autoFocus
      fullWidth
      label={userProfileLabels.DonorId.admin}
      helperText="バーコードを読み取るか、番号を入力してEnterを押してください"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        const input = event.target
        if (!(input instanceof HTMLInputElement) || !input.value.trim()) return
        onNumber(input.value)
        input.value = ''
      }}
      slotProps={{
        htmlInput: {
          autoComplete: 'off',
          autoCapitalize: 'characters',
          spellCheck: false,
          enterKeyHint: 'search',
          maxLength: 40,
        },
        inputLabel: { shrink: true },
        input: {
          sx: { bgcolor: 'background.paper', '& input': { fontSize: 40, lineHeight: 1.4, height: 64 } },
        },
      }}
    />
  )
}
