import { canStillChange } from '../../shared/booking'
import type { PublicTexts } from '../../shared/config'
import type { JapaneseDate } from '../../shared/dates'
import type { NextStepInput } from '../../shared/messages/nextStep'
import { hasProfile } from '../guards'
import type { Screening } from '../onlineCheck/latestScreening'
import type { CurrentUser } from '../session/currentUserStore'
import { suspensionOf } from './suspensionOf'

type Context = { now: Date; today: JapaneseDate; texts: PublicTexts }

/** What the card 次にすること has to know of a person, out of her data and her newest screening. */
export function nextStepInput(
  user: CurrentUser,
  screening: Screening | null,
  { now, today, texts }: Context,
): NextStepInput {
  const { Profile, Guidance } = user
  const startAt = Guidance?.ReservedAt ? new Date(Guidance.ReservedAt) : null
  return {
    today,
    userStatus: Profile.UserStatus,
    hasProfile: hasProfile(user),
    suspension: suspensionOf(user),
    check: checkOf(screening),
    ended: endedFor(user, screening),
    guidance: {
      deadline: Guidance?.DeadlineAt ?? null,
      absent: Guidance?.Status === 'NoShow',
      startAt,
      changeable: startAt !== null && canStillChange(startAt, now),
    },
    exam: examOf(user, screening),
    expiration: Profile.DonorExpirationDate,
    place: texts.guidance.place,
    hospital: texts.hospital,
  }
}

function checkOf(screening: Screening | null): NextStepInput['check'] {
  const check = screening?.OnlineCheck
  if (!check) return { started: false, result: null, nextDate: null }
  return { started: check.Draft, result: check.OnlineCheckResult, nextDate: check.NextDate }
}

function endedFor({ Profile }: CurrentUser, screening: Screening | null): NextStepInput['ended'] {
  if (Profile.UserStatus !== 'Registration') return null
  if (screening?.HealthCheck?.DonorStatus === 'NotCertified') return 'NotCertified'
  return Profile.LossDonorStatusDate ? 'Expired' : null
}

function examOf({ Profile, ScreeningInfo }: CurrentUser, screening: Screening | null): NextStepInput['exam'] {
  const info = ScreeningInfo.find(({ Id }) => Id === screening?.Id)
  const renewal = Profile.UserStatus === 'DonorRenewalExam'
  const scheduled = renewal ? info?.ScheduledRenewalExamDate : info?.ScheduledInitialExamDate
  const taken = renewal ? info?.RenewalExamDate : info?.InitialExamDate
  return { requested: false, date: scheduled ?? null, taken: Boolean(taken) }
}
