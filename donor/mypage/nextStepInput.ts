import { canStillChange } from '../../shared/booking'
import type { PublicTexts } from '../../shared/config'
import type { JapaneseDate } from '../../shared/dates'
import type { NextStepInput } from '../../shared/messages/nextStep'
import { hasProfile } from '../guards'
import type { Screening } from '../onlineCheck/latestScreening'
import type { CurrentUser } from '../session/currentUserStore'
import { dueExam, mayAskForExam } from './dueExam'
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
    check: { ...checkOf(screening), mayStart: user.MayStartOnlineCheck },
    ended: endedFor(user, screening),
    guidance: {
      deadline: Guidance?.DeadlineAt ?? null,
      absent: Guidance?.Status === 'NoShow',
      startAt,
      changeable: startAt !== null && canStillChange(startAt, now),
    },
    paused: Profile.DonationPaused,
    exam: examOf(user, today),
    expiration: Profile.DonorExpirationDate,
    place: texts.guidance.place,
    hospital: texts.hospital.name,
  }
}

function checkOf(screening: Screening | null): Omit<NextStepInput['check'], 'mayStart'> {
  const check = screening?.OnlineCheck
  if (!check) return { started: false, result: null, nextDate: null }
  return { started: check.Draft, result: check.OnlineCheckResult, nextDate: check.NextDate }
}

function endedFor({ Profile }: CurrentUser, screening: Screening | null): NextStepInput['ended'] {
  if (Profile.UserStatus !== 'Registration') return null
  if (screening?.HealthCheck?.DonorStatus === 'NotCertified') return 'NotCertified'
  return Profile.LossDonorStatusDate ? 'Expired' : null
}

/** A test whose day is over waits for its judgement. */
function examOf(user: CurrentUser, today: JapaneseDate): NextStepInput['exam'] {
  const exam = dueExam(user)
  const date = exam?.date ?? null
  return {
    requested: exam !== null && !mayAskForExam(exam, today),
    date,
    time: exam?.time ?? null,
    taken: date !== null && date < today,
  }
}
