import { Box, InputBase } from '@mui/material'
import { useId } from 'react'
import { foldKit } from '../../../shared/facts/normalise'
import { useScannerEnter } from '../../parts/components/useScannerEnter'

type Props = {
  id: string
  label: string
  value: string
  disabled: boolean
  problem: string | null
  onType: (typed: string) => void
  /** Called with a whole number after Enter. */
  onScanned: (input: HTMLInputElement, kit: string) => void
}

/** Has a coloured frame while the scanner writes into it. */
export function KitField({ id, label, value, disabled, problem, onType, onScanned }: Props) {
  const problemId = useId()
  const scanner = useScannerEnter((input) => onScanned(input, foldKit(input.value)))
  return (
    <>
      <InputBase
        value={value}
        disabled={disabled}
        onChange={({ target }) => onType(target.value)}
        error={problem !== null}
        inputProps={{
          ...scanner,
          'data-kit': id,
          'aria-label': label,
          'aria-describedby': problem ? problemId : undefined,
          'aria-invalid': problem !== null,
          autoComplete: 'off',
          autoCapitalize: 'characters',
          spellCheck: false,
          enterKeyHint: 'next',
          maxLength: 50,
        }}
        sx={{
          width: 124,
          height: { xs: 44, md: 32 },
          px: 0.875,
          border: '1px solid',
          borderColor: disabled ? 'divider' : problem ? 'error.main' : 'text.secondary',
          borderRadius: '6px',
          bgcolor: disabled ? 'background.default' : 'background.paper',
          '& input': { p: 0, fontFamily: 'ui-monospace, monospace', fontSize: { xs: 16, md: 13 } },
          '&.Mui-focused': {
            boxShadow: 'inset 0 0 0 1px',
            borderColor: 'primary.main',
            bgcolor: 'action.hover',
          },
          '& input:focus-visible': { outline: 0 },
          '@media print': {
            border: '0 !important',
            borderBottom: '1px solid #000 !important',
            borderRadius: 0,
            height: 24,
          },
        }}
      />
      {problem && (
        <Box id={problemId} role="alert" sx={{ color: 'error.main', fontSize: 12.5 }}>
          {problem}
        </Box>
      )}
    </>
  )
}
