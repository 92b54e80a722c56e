import Box from '@mui/material/Box'
import { lazy } from 'react'
import { formatJapaneseDate, formatListDateTime } from '../../../shared/dates'
import { booleanLabel, presenceLabel } from '../../../shared/labels/booleanLabels'
import { certificationLabels } from '../../../shared/labels/certificationLabels'
import { donorProcessStatusLabels } from '../../../shared/labels/donorProcessStatusLabels'
import { genderLabels } from '../../../shared/labels/genderLabels'
import { userProfileLabels as labels, type UserProfileField } from '../../../shared/labels/userProfileLabels'
import { userRankLabels } from '../../../shared/labels/userRankLabels'
import { userStatusLabels } from '../../../shared/labels/userStatusLabels'
import { personActions } from '../../../shared/messages/personActions'
import { prefectureLabels } from '../../../shared/prefectures'
import { formatTel, formatZipCode } from '../../../shared/validation/normalise'
import { Card } from '../../components/Card'
import { Facts, type Fact } from '../../components/Facts'
import { DialogButton } from '../../actions/DialogButton'
import { useMayAct } from '../../actions/useMayAct'
import type { PersonRecord, Profile } from '../personRecord'

const ProfileDialog = lazy(() => import('./ProfileDialog').then((file) => ({ default: file.ProfileDialog })))

const fact = (field: UserProfileField, value: string | number | null): Fact => ({
  label: labels[field].admin,
  value,
})
const day = (date: string | null) => date && formatJapaneseDate(date)
const instant = (time: string | null) => time && formatListDateTime(new Date(time))
const times = (count: number) => `${count}回`

/** What was entered, and what the service keeps of it. */
export function ProfileDetails({ person }: { person: PersonRecord }) {
  const { Profile: profile } = person
  const mayAct = useMayAct()
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
      <Card title="本人が登録した内容">
        <Facts facts={entered(profile)} />
        {mayAct && !profile.DeleteStatus && (
          <Box sx={{ mt: 2 }}>
            <DialogButton label={personActions.editProfile.label} Dialog={ProfileDialog} about={{ person }} />
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

const entered = (profile: Profile): Fact[] => [
  fact('LastName', profile.LastName),
  fact('FirstName', profile.FirstName),
  fact('LastNameFurigana', profile.LastNameFurigana),
  fact('FirstNameFurigana', profile.FirstNameFurigana),
  fact('Gender', profile.Gender && genderLabels[profile.Gender]),
  fact('Birthday', day(profile.Birthday)),
  fact('Tel', profile.Tel && formatTel(profile.Tel)),
  fact('Email', profile.Email),
  fact('ZipCode', profile.ZipCode && formatZipCode(profile.ZipCode)),
  fact('Pref', profile.Pref && prefectureLabels[profile.Pref]),
  fact('City', profile.City),
  fact('Address', profile.Address),
  fact('Building', profile.Building),
  fact('SubscribedMagazine', profile.SubscribedMagazine ? '受け取る' : '受け取らない'),
]

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
  fact('SuspensionStatus2', presenceLabel(profile.SuspensionStatus2)),
  fact('UpdateRequired', presenceLabel(profile.UpdateRequired)),
  fact('DeleteStatus', booleanLabel(profile.DeleteStatus)),
]
