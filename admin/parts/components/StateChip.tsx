import { Chip } from '@mui/material'
import { Fragment, type ReactNode } from 'react'
import { tones, type Tone } from '../../ground/theme/tones'

/** The colour only repeats the word. */
export function StateChip({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <Chip
      size="small"
      label={typeof children === 'string' ? breakable(children) : children}
      sx={({ palette }) => {
        const { background, color } = tones[palette.mode][tone]
        return {
          bgcolor: background,
          color,
          // Only lists on a phone enable these breaks.
          '& wbr': { display: 'none' },
          '@media (forced-colors: active)': { border: '1px solid' },
        }
      }}
    />
  )
}

/** Parts between kanji and katakana, where a state may wrap on a phone. */
const wordsOf = (text: string) =>
  text.replace(/([ァ-ヶー])(?=\p{Script=Han})|(\p{Script=Han})(?=[ァ-ヶ])/gu, '$&\n').split('\n')

/** Characters that fit in one line on a phone. */
const ONE_LINE = 6

const breakable = (text: string) =>
  (text.length > ONE_LINE ? wordsOf(text) : [text]).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span>{word}</span>
    </Fragment>
  ))
