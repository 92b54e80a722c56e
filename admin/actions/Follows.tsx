import { Box } from '@mui/material'
import type { PersonActionWords } from '../../shared/messages/personActions'
import { fullName } from '../people/fullName'

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

export type ActionSubject = Parameters<typeof fullName>[0] & { Email: string }

/** 見本 花子さん：検査日を決める */
export const titleFor = (subject: ActionSubject, { label }: PersonActionWords) =>
  `${fullName(subject) ?? subject.Email}さん：${label}`
