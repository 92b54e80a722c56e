import {
  formatJapaneseDate,
  formatJapaneseDateTime,
  japaneseDateOf,
  type JapaneseDate,
} from '../../../shared/facts/dates'
import { userLabels } from '../../../shared/words/labels/consoleLabels'
import { guidanceStatusLabels } from '../../../shared/words/labels/guidanceLabels'
import { onlineCheckResultLabels } from '../../../shared/words/labels/screeningLabels'
import { userProfileLabels as labels } from '../../../shared/words/labels/userProfileLabels'
import { formatSlashedDate } from '../../parts/components/formatSlashedDate'
import { panelKindLabels } from '../../../shared/words/donating/panelKinds'
import { type PersonRecord, askedExam, examScreening, type Profile } from '../../parts/people/personRecord'

type Fact = { label: string; value: string }

const present = (fact: Fact | null | false | '') => (fact ? [fact] : [])

export function keyFacts(
  person: PersonRecord,
  mayRead: (field: string) => boolean,
  today: JapaneseDate,
): Fact[] {
  const { Profile: profile } = person
  const isDonor = profile.DonorStatus === 'Certified' && profile.DonorExpirationDate
  return [
    ...present(isDonor ? null : (examFact(person) ?? guidanceFact(person))),
    ...present(isDonor && profile.UserStatus === 'DonorRenewalExam' ? examFact(person) : null),
    // In an emergency it is shown to others too.
    ...present(
      profile.OnlineCheckResult !== undefined &&
        (mayRead('OnlineCheckResult') || profile.OnlineCheckResult !== null) && {
          label: 'オンラインチェック',
          value: checkText(profile),
        },
    ),
    ...present(checkValidity(person, today)),
    ...present(profile.DonorId && { label: labels.DonorId.admin, value: profile.DonorId }),
    ...(isDonor
      ? [
          {
            label: labels.DonorExpirationDate.admin,
            value: `${formatJapaneseDate(isDonor)}まで`,
          },
        ]
      : []),
    { label: labels.TotalDonationsCount.admin, value: donationsText(person) },
    {
      label: labels.RegistrationDateOfService.admin,
      value: profile.RegistrationDateOfService ? formatSlashedDate(profile.RegistrationDateOfService) : '—',
    },
  ]
}

function examFact(person: PersonRecord): Fact | null {
  const exam = examScreening(person) ?? askedExam(person)
  if (!exam) return null
  const label = `${panelKindLabels[exam.type]}の日`
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

/** 8回（最後は2026/11/30） */
function donationsText({ Profile: { TotalDonationsCount }, DonationInfo: [latest] }: PersonRecord): string {
  const day = latest && formatSlashedDate(japaneseDateOf(new Date(latest.DonationAt)))
  return `${TotalDonationsCount}回${day ? `（最後は${day}）` : ''}`
}

function checkText({ OnlineCheckResult, OnlineCheckScore }: Profile): string {
  if (!OnlineCheckResult) return '—'
  const score = OnlineCheckScore == null ? '' : `・${OnlineCheckScore}点`
  return `${onlineCheckResultLabels[OnlineCheckResult]}${score}`
}

/** Also for staff who may not read the check: says when a new one is needed. */
function checkValidity({ CheckValidUntil: until }: PersonRecord, today: JapaneseDate): Fact | null {
  if (!until) return null
  return {
    label: userLabels.CheckValidUntil.admin,
    value: `${formatJapaneseDate(until)}${until < today ? 'に終了' : 'まで'}`,
  }
}
