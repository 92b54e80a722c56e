import { booleanLabel, presenceLabel } from '../../shared/labels/booleanLabels'
import { certificationLabels } from '../../shared/labels/certificationLabels'
import { genderLabels } from '../../shared/labels/genderLabels'
import { userProfileLabels as labels } from '../../shared/labels/userProfileLabels'
import { userRankLabels } from '../../shared/labels/userRankLabels'
import { userStatusLabels } from '../../shared/labels/userStatusLabels'
import { prefectureLabels } from '../../shared/prefectures'
import type { UserProfile } from '../generated/resolvers'
import type { OwnRecord } from './ownData'
import { dayValue, labelled } from './ownValues'

/** The fields of a profile that a member is shown, and no others: notes for staff are not among them. */
export function profileRecord(profile: UserProfile): OwnRecord {
  const day = (date: string | null | undefined) => dayValue(date ?? null)
  return [
    [labels.Email.donor, profile.Email],
    [labels.LastName.donor, profile.LastName ?? ''],
    [labels.FirstName.donor, profile.FirstName ?? ''],
    [labels.LastNameFurigana.donor, profile.LastNameFurigana ?? ''],
    [labels.FirstNameFurigana.donor, profile.FirstNameFurigana ?? ''],
    [labels.Gender.donor, labelled(genderLabels, profile.Gender)],
    [labels.Birthday.donor, day(profile.Birthday)],
    [labels.Tel.admin, profile.Tel ?? ''],
    [labels.ZipCode.donor, profile.ZipCode ?? ''],
    [labels.Pref.donor, labelled(prefectureLabels, profile.Pref)],
    [labels.City.donor, profile.City ?? ''],
    [labels.Address.donor, profile.Address ?? ''],
    [labels.Building.admin, profile.Building ?? ''],
    [labels.SubscribedMagazine.donor, booleanLabel(profile.SubscribedMagazine)],
    [labels.SuspensionStatus1.donor, presenceLabel(profile.SuspensionStatus1)],
    [labels.SuspensionStatus2.donor, presenceLabel(profile.SuspensionStatus2)],
    [labels.UserStatus.donor, userStatusLabels[profile.UserStatus]],
    [labels.DonorStatus.donor, certificationLabels[profile.DonorStatus]],
    [labels.DonorId.donor, profile.DonorId ?? ''],
    [labels.UserRank.donor, labelled(userRankLabels, profile.UserRank)],
    [labels.TotalDonationsCount.donor, String(profile.TotalDonationsCount)],
    [labels.LatestDonationsCount.donor, String(profile.LatestDonationsCount)],
    [labels.IntestinalFloraCount.donor, String(profile.IntestinalFloraCount)],
    [labels.RegistrationDateOfService.donor, day(profile.RegistrationDateOfService)],
    [labels.RegistrationDateOfDonor.donor, day(profile.RegistrationDateOfDonor)],
    [labels.CommencementWindowPeriodDate.donor, day(profile.CommencementWindowPeriodDate)],
    [labels.DonorExpirationDate.donor, day(profile.DonorExpirationDate)],
    [labels.LossDonorStatusDate.donor, day(profile.LossDonorStatusDate)],
  ]
}
