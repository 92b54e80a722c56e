import { Box } from '@mui/material'
import { useId } from 'react'
import { tones } from '../../ground/theme/tones'

type Props = {
  name: string
  value: boolean | null
  mayAttend: boolean
  mayMiss: boolean
  onChoose: (attended: boolean) => void
}

export function Attendance({ name, value, mayAttend, mayMiss, onChoose }: Props) {
  const group = useId()
  const choices = [
    { attended: true, word: '参加', may: mayAttend },
    { attended: false, word: '欠席', may: mayMiss },
  ]
  return (
    <Box
      role="radiogroup"
      aria-label={`${name}の参加・欠席`}
      sx={({ palette }) => ({
        display: 'inline-flex',
        border: '1px solid',
        borderColor: mayAttend || mayMiss ? 'text.secondary' : 'divider',
        borderRadius: '7px',
        overflow: 'hidden',
        '& label': {
          position: 'relative',
          px: { xs: 2, md: 1.125 },
          fontSize: 13,
          lineHeight: { xs: '42px', md: '30px' },
          whiteSpace: 'nowrap',
          color: 'text.secondary',
          cursor: 'pointer',
        },
        '& label + label': { borderLeft: '1px solid', borderColor: 'inherit' },
        '& label:has(:disabled)': { cursor: 'not-allowed' },
        '& label:has(:focus-visible)': {
          outline: '3px solid',
          outlineColor: 'primary.main',
          outlineOffset: '-3px',
        },
        '& label[data-yes]:has(:checked)': {
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          fontWeight: 700,
        },
        '& label[data-no]:has(:checked)': {
          bgcolor: tones[palette.mode].coral.background,
          color: tones[palette.mode].coral.color,
          fontWeight: 700,
        },
        '& input': { position: 'absolute', inset: 0, opacity: 0, m: 0, cursor: 'inherit' },
        '@media print': { '& label:has(:checked)': { textDecoration: 'underline' } },
      })}
    >
      {choices.map(({ attended, word, may }) => (
        <label key={word} {...(attended ? { 'data-yes': true } : { 'data-no': true })}>
          <input
            type="radio"
            name={group}
            checked={value === attended}
            disabled={!may}
            onChange={() => onChoose(attended)}
          />
          {word}
        </label>
      ))}
    </Box>
  )
}
