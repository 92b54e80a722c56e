import { Avatar, Box, Button, Paper, Typography } from '@mui/material'
import { lazy } from 'react'
import { ageOn, formatJapaneseDate, formatJapaneseDateTime } from '../../shared/dates'
import { userLabels } from '../../shared/labels/consoleLabels'
import { guidanceStatusLabels } from '../../shared/labels/guidanceLabels'
import { genderLabels } from '../../shared/labels/profileValues'
import { onlineCheckResultLabels } from '../../shared/labels/screeningLabels'
import { userRankLabels, retryText } from '../../shared/labels/statusLabels'
import { userProfileLabels, userProfileLabels as labels } from '../../shared/labels/userProfileLabels'
import { restText } from '../../shared/messages/conditionLinks'
import { formatTel } from '../../shared/normalise'
import { DialogButton, useMayAct } from '../actions/DialogButton'
import { StateChip } from '../components/StateChip'
import { StageBeads, UserStateChip } from '../components/UserStateChip'
import { formatSlashedDate } from '../components/formatSlashedDate'
import { useConsole } from '../console/ConsoleContext'
import { AlsoHere } from '../live/AlsoHere'
import { fullNameFurigana } from '../people/PersonName'
import { OtherActions } from './actions/OtherActions'
import { type PersonRecord, examScreening, type Profile } from './personRecord'

const SendLetterDialog = lazy(() =>
  import('../letters/SendLetterDialog').then((file) => ({ default: file.SendLetterDialog })),
)

type Props = {
  person: PersonRecord
  name: string
  /** Null for somebody who has left. */
  onNote: (() => void) | null
}

/** Who it is and where they stand, in one look. */
export function PersonHeader({ person, name, onNote }: Props) {
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
            <AlsoHere userId={person.id} />
            {!profile.DeleteStatus && (
              <StageBeads status={profile.UserStatus} hasProfile={profile.LastName !== null} />
            )}
          </Box>
        </Box>
        <HeaderButtons person={person} onNote={onNote} />
      </Box>
      <KeyFacts person={person} />
    </Paper>
  )
}

/** What is needed while somebody is on the line. */
function HeaderButtons({ person, onNote }: Pick<Props, 'person' | 'onNote'>) {
  const { Tel, DeleteStatus } = person.Profile
  const mayAct = useMayAct()
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
      {mayAct && !DeleteStatus && (
        <DialogButton label="メールを書く" Dialog={SendLetterDialog} about={{ userId: person.id }} />
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

type Fact = { label: string; value: string }

/** What has not come yet has no line. */
const present = (fact: Fact | null | '') => (fact ? [fact] : [])

/** What staff look for first: what is due at this state, the check, the number, and how much was given. */
function keyFacts(person: PersonRecord): Fact[] {
  const { Profile: profile } = person
  const isDonor = profile.DonorStatus === 'Certified' && profile.DonorExpirationDate
  return [
    ...present(isDonor ? null : (examFact(person) ?? guidanceFact(person))),
    ...present(isDonor && profile.UserStatus === 'DonorRenewalExam' ? examFact(person) : null),
    { label: 'オンラインチェック', value: checkText(profile) },
    ...present(profile.DonorId && { label: labels.DonorId.admin, value: profile.DonorId }),
    ...(isDonor
      ? [
          {
            label: labels.DonorExpirationDate.admin,
            value: `${formatJapaneseDate(isDonor)}まで`,
          },
        ]
      : []),
    { label: labels.TotalDonationsCount.admin, value: `${profile.TotalDonationsCount}回` },
    {
      label: labels.RegistrationDateOfService.admin,
      value: profile.RegistrationDateOfService ? formatSlashedDate(profile.RegistrationDateOfService) : '—',
    },
  ]
}

/** The day of the test that is due. */
function examFact(person: PersonRecord): Fact | null {
  const exam = examScreening(person)
  if (!exam) return null
  const label = exam.type === 'Renewal' ? '更新検査の日' : '登録検査の日'
  return { label, value: exam.scheduledDate ? formatJapaneseDate(exam.scheduledDate) : '未定' }
}

function guidanceFact({ Guidance, WaitingPosition, Profile: { UserStatus } }: PersonRecord): Fact | null {
  if (WaitingPosition !== null)
    return { label: userLabels.WaitingPosition.admin, value: `${WaitingPosition}番目` }
  if (Guidance?.ReservedAt && UserStatus === 'WaitingToParticipateGuidance')
    return { label: userLabels.Guidance.admin, value: formatJapaneseDateTime(new Date(Guidance.ReservedAt)) }
  if (Guidance?.DeadlineAt) return { label: '予約の期限', value: formatJapaneseDate(Guidance.DeadlineAt) }
  return Guidance && { label: userLabels.Guidance.admin, value: guidanceStatusLabels[Guidance.Status].admin }
}

function checkText({ OnlineCheckResult, OnlineCheckScore }: Profile): string {
  if (!OnlineCheckResult) return '—'
  const score = OnlineCheckScore === null ? '' : `・${OnlineCheckScore}点`
  return `${onlineCheckResultLabels[OnlineCheckResult]}${score}`
}
