import Chip from '@mui/material/Chip'
import { Fragment, type ReactNode } from 'react'
import { tones, type Tone } from '../theme/tones'

/** A word on a coloured ground. The word says all; the colour only repeats it. */
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
          // They would break the word in spite of nowrap: only a list on a phone asks for them.
          '& wbr': { display: 'none' },
          '@media (forced-colors: active)': { border: '1px solid' },
        }
      }}
    />
  )
}

/** Between kanji and katakana: where a state may take a second line on a phone. */
const BETWEEN_WORDS = /(?<=[ァ-ヶー])(?=\p{Script=Han})|(?<=\p{Script=Han})(?=[ァ-ヶ])/u

/** A phone has room for as many in one line. */
const ONE_LINE = 6

const breakable = (text: string) =>
  (text.length > ONE_LINE ? text.split(BETWEEN_WORDS) : [text]).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ))
