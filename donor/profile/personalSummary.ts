import { formatJapaneseDate } from '../../shared/dates'
import { genderLabels } from '../../shared/labels/genderLabels'
import { userProfileLabels as labels } from '../../shared/labels/userProfileLabels'
import { prefectureLabels } from '../../shared/prefectures'
import { formatTel, formatZipCode } from '../../shared/validation/normalise'
import type { Definition } from '../components/DefinitionList'
import type { ProfileValues } from './profileValues'

/** Name, birthday, telephone and address, to be read. */
export function personalSummary(profile: Omit<ProfileValues, 'SubscribedMagazine'>): Definition[] {
  const pref = profile.Pref ? prefectureLabels[profile.Pref] : ''
  return [
    { term: 'お名前', value: `${profile.LastName} ${profile.FirstName}` },
    { term: 'フリガナ', value: `${profile.LastNameFurigana} ${profile.FirstNameFurigana}` },
    { term: labels.Gender.donor, value: profile.Gender ? genderLabels[profile.Gender] : '' },
    { term: labels.Birthday.donor, value: profile.Birthday && formatJapaneseDate(profile.Birthday) },
    { term: labels.Tel.admin, value: formatTel(profile.Tel) },
    { term: labels.ZipCode.donor, value: `〒${formatZipCode(profile.ZipCode)}` },
    { term: '住所', value: `${pref}${profile.City}${profile.Address}` },
    { term: labels.Building.admin, value: profile.Building || 'なし' },
  ]
}
