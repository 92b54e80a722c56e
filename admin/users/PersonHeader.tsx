import { restText } from '../../shared/messages/conditionLinks'
import { Avatar, Box, Button, Paper, Typography } from '@mui/material'
import { ageOn } from '../../shared/dates'
import { userRankLabels, retryText } from '../../shared/labels/statusLabels'
import { genderLabels } from '../../shared/labels/profileValues'
import { userProfileLabels } from '../../shared/labels/userProfileLabels'
import { formatTel } from '../../shared/normalise'
import { useConsole } from '../console/ConsoleContext'
import { StageBeads } from '../components/StageBeads'
import { StateChip } from '../components/StateChip'
import { UserStateChip } from '../components/UserStateChip'
import { OtherActions } from './actions/OtherActions'
import { fullNameFurigana } from '../people/fullName'
import { keyFacts } from './keyFacts'
import type { PersonRecord } from './personRecord'

type Props = { person: PersonRecord; name: string }

/** Who it is and where they stand, in one look. */
export function PersonHeader({ person, name }: Props) {
  const { Profile: profile } = person
  const { clock } = useConsole()
  const particulars = [
    fullNameFurigana(profile),
    profile.Birthday && `${ageOn(profile.Birthday, clock.today())}歳`,
    profile.Gender && genderLabels[profile.Gender],
  ].filter(Boolean)
  return (
    <Paper component="section" sx={{ borderRadius: '10px', overflow: 'hidden' }}>
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
              {particulars.join('・')}
            </Typography>
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, alignItems: 'center', mt: 0.75 }}>
            <UserStateChip profile={profile} />
            {profile.RetryState && (
              <StateChip tone={profile.RetryState === 'NotYet' ? 'yolk' : 'quiet'}>
                {`チェック：${retryText(profile.RetryState, profile.RetryFrom, clock.today())}`}
              </StateChip>
            )}
            {/* The state says already that somebody is certified. */}
            {profile.UserRank && profile.UserRank !== 'DonorCertification' && (
              <StateChip tone="quiet">{userRankLabels[profile.UserRank]}</StateChip>
            )}
            {profile.HasCaution && (
              <StateChip tone="coral">{`${userProfileLabels.Caution.admin.replace(/（.*）/, '')}あり`}</StateChip>
            )}
            {profile.Resting && <StateChip tone="coral">{restText(profile.RestingUntil)}</StateChip>}
            {profile.UpdateRequired && (
              <StateChip tone="coral">{userProfileLabels.UpdateRequired.admin}</StateChip>
            )}
            {!profile.DeleteStatus && (
              <StageBeads status={profile.UserStatus} hasProfile={profile.LastName !== null} />
            )}
          </Box>
        </Box>
        <HeaderButtons person={person} />
      </Box>
      <KeyFacts person={person} />
    </Paper>
  )
}

/** What is needed while somebody is on the line. */
function HeaderButtons({ person }: { person: PersonRecord }) {
  const { Tel } = person.Profile
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {Tel && (
        <Button variant="outlined" href={`tel:${Tel}`}>
          電話 {formatTel(Tel)}
        </Button>
      )}
      <OtherActions person={person} />
    </Box>
  )
}

function KeyFacts({ person }: { person: PersonRecord }) {
  const facts = keyFacts(person)
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
