import { formatJapaneseDate, formatJapaneseDateTime } from '../../shared/dates'
import { guidanceStatusLabels } from '../../shared/labels/guidanceStatusLabels'
import { onlineCheckResultLabels } from '../../shared/labels/onlineCheckResultLabels'
import { userLabels } from '../../shared/labels/consoleLabels'
import { userProfileLabels as labels } from '../../shared/labels/userProfileLabels'
import { formatSlashedDate } from '../components/formatSlashedDate'
import type { PersonRecord, Profile } from './personRecord'

type Fact = { label: string; value: string }

/** The five things staff look for first. */
export function keyFacts(person: PersonRecord): Fact[] {
  const { Profile: profile } = person
  return [
    guidanceFact(person),
    { label: 'オンラインチェック', value: checkText(profile) },
    profile.DonorStatus === 'Certified' && profile.DonorExpirationDate
      ? {
          label: labels.DonorExpirationDate.admin,
          value: `${formatJapaneseDate(profile.DonorExpirationDate)}まで`,
        }
      : { label: labels.DonorId.admin, value: profile.DonorId ?? '—' },
    { label: labels.TotalDonationsCount.admin, value: `${profile.TotalDonationsCount}回` },
    {
      label: labels.RegistrationDateOfService.admin,
      value: profile.RegistrationDateOfService ? formatSlashedDate(profile.RegistrationDateOfService) : '—',
    },
  ]
}

function guidanceFact({ Guidance, WaitingPosition, Profile: { UserStatus } }: PersonRecord): Fact {
  if (WaitingPosition !== null)
    return { label: userLabels.WaitingPosition.admin, value: `${WaitingPosition}番目` }
  if (Guidance?.ReservedAt && UserStatus === 'WaitingToParticipateGuidance')
    return { label: userLabels.Guidance.admin, value: formatJapaneseDateTime(new Date(Guidance.ReservedAt)) }
  if (Guidance?.DeadlineAt) return { label: '予約の期限', value: formatJapaneseDate(Guidance.DeadlineAt) }
  return {
    label: userLabels.Guidance.admin,
    value: Guidance ? guidanceStatusLabels[Guidance.Status].admin : '—',
  }
}

function checkText({ OnlineCheckResult, OnlineCheckScore }: Profile): string {
  if (!OnlineCheckResult) return '—'
  const score = OnlineCheckScore === null ? '' : `・${OnlineCheckScore}点`
  return `${onlineCheckResultLabels[OnlineCheckResult]}${score}`
}
