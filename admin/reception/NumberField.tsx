import TextField from '@mui/material/TextField'
import { useRef, type Ref } from 'react'
import { userProfileLabels } from '../../shared/labels/userProfileLabels'

/** While composing some browsers call the key "Process". */
const ENTER_CODES: readonly string[] = ['Enter', 'NumpadEnter']

type Props = { ref: Ref<HTMLInputElement>; onNumber: (typed: string) => void }

/** Where a scanner types: the digits, then Enter. It empties itself for the next one. */
export function NumberField({ ref, onNumber }: Props) {
  // With the Japanese keyboard on, the scanner's only Enter ends the composition.
  const endedByEnter = useRef(false)

  const read = (input: HTMLInputElement) => {
    if (!input.value.trim()) return
    onNumber(input.value)
    input.value = ''
  }

  return (
    <TextField
      inputRef={ref}
      autoFocus
      fullWidth
      label={userProfileLabels.DonorId.admin}
      helperText="バーコードを読み取るか、番号を入力してEnterを押してください"
      onKeyDown={({ nativeEvent, key, target }) => {
        const isEnter = key === 'Enter' || ENTER_CODES.includes(nativeEvent.code)
        endedByEnter.current = isEnter && nativeEvent.isComposing
        if (isEnter && !nativeEvent.isComposing && target instanceof HTMLInputElement) read(target)
      }}
      onCompositionEnd={({ target }) => {
        // The browser writes the composed text once more after this event.
        if (endedByEnter.current && target instanceof HTMLInputElement) setTimeout(() => read(target))
        endedByEnter.current = false
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
