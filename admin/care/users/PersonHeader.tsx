import { Avatar, Box, Button, Paper, Typography } from '@mui/material'
import { ageOn, type JapaneseDate } from '../../../shared/facts/dates'
import { genderLabels } from '../../../shared/words/labels/profileValues'
import { formatTel } from '../../../shared/facts/normalise'
import { DialogButton } from '../../parts/actions/DialogButton'
import { useMayRead } from '../../ground/auth/useDuties'
import { useConsole } from '../../ground/console/ConsoleContext'
import { AlsoHere } from '../../parts/live/AlsoHere'
import { fullNameFurigana } from '../../parts/people/PersonName'
import { OtherActions } from './actions/OtherActions'
import { keyFacts } from './keyFacts'
import type { PersonRecord, Profile } from '../../parts/people/personRecord'
import { PersonStates } from './PersonStates'
import { lazyOf } from '../../parts/components/lazyOf'

const SendLetterDialog = lazyOf(() => import('../../parts/letter/SendLetterDialog'), 'SendLetterDialog')

type Props = {
  person: PersonRecord
  name: string
  /** Null for a person who has left. */
  onNote: (() => void) | null
}

/** ミホン ハナコ・34歳・女性 */
export const particularsOf = (profile: Profile, today: JapaneseDate) =>
  [
    fullNameFurigana(profile),
    profile.Birthday && `${ageOn(profile.Birthday, today)}歳`,
    profile.Gender && genderLabels[profile.Gender],
  ]
    .filter(Boolean)
    .join('・')

export function PersonHeader({ person, name, onNote }: Props) {
  const { Profile: profile } = person
  const particulars = particularsOf(profile, useConsole().clock.today())
  return (
    <Paper component="section" sx={{ borderRadius: '10px', position: 'relative' }}>
      <Box
        sx={{
          position: 'absolute',
          top: 0,
          right: 16,
          maxWidth: 'calc(100% - 32px)',
          transform: 'translateY(-50%)',
          pointerEvents: 'none',
        }}
      >
        <AlsoHere userId={person.id} />
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: { xs: 1.5, sm: 2.5 },
          alignItems: 'center',
          p: { xs: 2, sm: '22px 24px' },
        }}
      >
        <Avatar
          aria-hidden
          sx={{
            width: 64,
            height: 64,
            display: { xs: 'none', sm: 'flex' },
            fontSize: 24,
            fontWeight: 700,
            bgcolor: 'action.selected',
            color: 'text.primary',
          }}
        >
          {name.slice(0, 1)}
        </Avatar>
        <Box sx={{ minWidth: 0, flex: { xs: '1 0 100%', sm: 1 } }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.25, alignItems: 'baseline' }}>
            <Typography component="h1" variant="h5">
              {name}
            </Typography>
            <Typography color="textSecondary" sx={{ fontSize: 13 }}>
              {particulars}
            </Typography>
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, alignItems: 'center', mt: 0.75 }}>
            <PersonStates person={person} />
          </Box>
        </Box>
        <HeaderButtons person={person} onNote={onNote} />
      </Box>
      <KeyFacts person={person} />
    </Paper>
  )
}

function HeaderButtons({ person, onNote }: Pick<Props, 'person' | 'onNote'>) {
  const { Tel, DeleteStatus } = person.Profile
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {Tel && (
        <Button variant="outlined" href={`tel:${Tel}`}>
          電話 {formatTel(Tel)}
        </Button>
      )}
      {onNote && (
        <Button variant="outlined" aria-keyshortcuts="n" onClick={onNote}>
          電話・メモを記録
        </Button>
      )}
      {!DeleteStatus && (
        <DialogButton
          operation="sendLetter"
          label="メールを書く"
          Dialog={SendLetterDialog}
          about={{ userId: person.id }}
        />
      )}
      <OtherActions person={person} />
    </Box>
  )
}

function KeyFacts({ person }: { person: PersonRecord }) {
  const facts = keyFacts(person, useMayRead(), useConsole().clock.today())
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: 'auto auto', sm: 'repeat(3, auto)', md: `repeat(${facts.length}, auto)` },
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      {facts.map(({ label, value }) => (
        <Box
          key={label}
          sx={{
            p: { xs: '8px 4px 8px 16px', sm: '10px 24px', md: '12px 24px' },
            borderLeft: { md: '1px solid' },
            borderColor: { md: 'divider' },
            '&:first-of-type': { borderLeft: 0 },
          }}
        >
          <Typography component="dt" variant="caption" color="textSecondary">
            {label}
          </Typography>
          <Box component="dd" sx={{ m: 0, fontWeight: 700, fontSize: { xs: 14, sm: 15 } }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
