import { formatJapaneseDate } from '../../shared/dates'
import { genderLabels } from '../../shared/labels/genderLabels'
import { userProfileLabels as labels } from '../../shared/labels/userProfileLabels'
import { prefectureLabels } from '../../shared/prefectures'
import { formatTel, formatZipCode } from '../../shared/validation/normalise'
import type { ProfileInput } from '../../shared/validation/profile'
import type { Definition } from '../components/DefinitionList'

/** What was typed, to be read back before it is sent. */
export function profileSummary(profile: ProfileInput): Definition[] {
  return [
    { term: 'お名前', value: `${profile.LastName} ${profile.FirstName}` },
    { term: 'フリガナ', value: `${profile.LastNameFurigana} ${profile.FirstNameFurigana}` },
    { term: labels.Gender.donor, value: genderLabels[profile.Gender] },
    { term: labels.Birthday.donor, value: formatJapaneseDate(profile.Birthday) },
    { term: labels.Tel.admin, value: formatTel(profile.Tel) },
    { term: labels.ZipCode.donor, value: `〒${formatZipCode(profile.ZipCode)}` },
    { term: '住所', value: `${prefectureLabels[profile.Pref]}${profile.City}${profile.Address}` },
    { term: labels.Building.admin, value: profile.Building || 'なし' },
    {
      term: labels.SubscribedMagazine.admin,
      value: profile.SubscribedMagazine ? '受け取る' : '受け取らない',
    },
  ]
}
