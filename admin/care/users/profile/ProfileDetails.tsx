import { Box } from '@mui/material'
import { formatJapaneseDate, formatListDateTime } from '../../../../shared/facts/dates'
import { booleanLabel, presenceLabel } from '../../../../shared/words/labels/commonLabels'
import { shownValue } from '../../../../shared/words/labels/profileValues'
import { certificationLabels } from '../../../../shared/words/labels/screeningLabels'
import {
  donorProcessStatusLabels,
  userRankLabels,
  userStatusLabels,
} from '../../../../shared/words/labels/statusLabels'
import {
  userProfileLabels as labels,
  type UserProfileField,
} from '../../../../shared/words/labels/userProfileLabels'
import { personActions } from '../../../../shared/words/office/personActions'
import { fieldOptions, memberFields, staffFields, type EditedField } from '../../../../shared/facts/fields'
import { DialogButton } from '../../../parts/actions/DialogButton'
import { useMayCall, useMayRead } from '../../../ground/auth/useDuties'
import { Card, Facts, type Fact } from '../../../parts/components/Card'
import { lazyOf } from '../../../parts/components/lazyOf'
import type { PersonRecord, Profile } from '../../../parts/people/personRecord'

const ProfileDialog = lazyOf(() => import('./ProfileDialog'), 'ProfileDialog')

const fact = (field: UserProfileField, value: string | number | null): Fact => ({
  label: labels[field].admin,
  value,
})
const AFTER_TEL = memberFields.indexOf('Tel') + 1
// Staff's notes have a card of their own, beside the history.
const staffStates = staffFields.filter((field) => fieldOptions[field].kind !== 'note')

const day = (date: string | null) => date && formatJapaneseDate(date)
const instant = (time: string | null) => time && formatListDateTime(new Date(time))
const times = (count: number) => `${count}回`

export function ProfileDetails({ person }: { person: PersonRecord }) {
  const { Profile: profile } = person
  const mayRead = useMayRead()
  const mayEdit = useMayCall()('updateUserProfileByAdmin')
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
      <Card title="本人が登録した内容">
        <Facts facts={entered(profile, mayRead)} />
        {mayEdit && !profile.DeleteStatus && (
          <Box sx={{ mt: 2 }}>
            <DialogButton
              operation="updateUserProfileByAdmin"
              label={personActions.editProfile.label}
              Dialog={ProfileDialog}
              about={{ person }}
            />
          </Box>
        )}
      </Card>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Card title="手続きとドナー">
          <Facts facts={donorship(profile)} />
        </Card>
        <Card title="利用の状態">
          <Facts facts={usage(profile)} />
        </Card>
      </Box>
    </Box>
  )
}

type MayRead = ReturnType<typeof useMayRead>

const edited = (fields: readonly EditedField[], profile: Profile): Fact[] =>
  fields.map((field) => fact(field, shownValue(field, profile[field])))

/** The mail address comes after the telephone, though it is not edited here. */
function entered(profile: Profile, mayRead: MayRead): Fact[] {
  const read = memberFields.filter(mayRead)
  const afterTel = memberFields.slice(0, AFTER_TEL).filter(mayRead).length
  return [
    ...edited(read.slice(0, afterTel), profile),
    ...(mayRead('Email') ? [fact('Email', profile.Email)] : []),
    ...edited(read.slice(afterTel), profile),
  ]
}

const donorship = (profile: Profile): Fact[] => [
  fact('UserStatus', userStatusLabels[profile.UserStatus]),
  fact(
    'DonorProcessStatus',
    profile.DonorProcessStatus && donorProcessStatusLabels[profile.DonorProcessStatus],
  ),
  fact('DonorStatus', certificationLabels[profile.DonorStatus]),
  fact('DonorId', profile.DonorId),
  fact('UserRank', profile.UserRank && userRankLabels[profile.UserRank]),
  fact('RegistrationDateOfService', day(profile.RegistrationDateOfService)),
  fact('RegistrationDateOfDonor', day(profile.RegistrationDateOfDonor)),
  fact('CommencementWindowPeriodDate', day(profile.CommencementWindowPeriodDate)),
  fact('DonorExpirationDate', day(profile.DonorExpirationDate)),
  fact('SentUpdateNoticeAt', instant(profile.SentUpdateNoticeAt)),
  fact('LossDonorStatusDate', day(profile.LossDonorStatusDate)),
  fact('TotalDonationsCount', times(profile.TotalDonationsCount)),
  fact('LatestDonationsCount', times(profile.LatestDonationsCount)),
  fact('IntestinalFloraCount', times(profile.IntestinalFloraCount)),
]

const usage = (profile: Profile): Fact[] => [
  fact('SuspensionStatus1', presenceLabel(profile.SuspensionStatus1)),
  fact('UpdatedSuspensionStatus1ToTrueAt', instant(profile.UpdatedSuspensionStatus1ToTrueAt)),
  fact('SuspendedUntil', day(profile.SuspendedUntil)),
  ...edited(staffStates, profile),
  fact('DeleteStatus', booleanLabel(profile.DeleteStatus)),
]
