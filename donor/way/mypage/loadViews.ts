import { donorStatuses } from '../../../shared/rules/person/stages'
import { askedExam, dueExam } from '../../ground/currentUser/dueExam'
import { suspensionOf } from '../../ground/page/standing'
import type { CurrentUser } from '../../ground/session/currentUserStore'

/**
 * What only some people's page has. It comes with the data that their page waits for anyway: nothing moves when it is
 * there, and nobody loads what others see.
 */
export async function loadViews(user: CurrentUser) {
  const { UserStatus: status, UserRank } = user.Profile
  const active = !suspensionOf(user)
  const certified = donorStatuses.includes(status)
  const donates = donatesNow(user)
  const [say, told, donor, booking, exams, waiting, decline] = await Promise.all([
    wordsOf(donates),
    isTold(user) ? import('../nextStep/Told') : null,
    UserRank || certified ? import('./donorViews') : null,
    active && status === 'WaitingToParticipateGuidance' ? import('./BookingCard') : null,
    active && (dueExam(user) || askedExam(user)) ? import('./examViews') : null,
    active && status === 'WaitingGuidance' ? import('./waitingViews') : null,
    active && status === 'Guidance' ? import('../visits/waiting/DeclineInvitation') : null,
  ])
  return {
    donates,
    say,
    told,
    booking,
    decline,
    donor: donor?.donorViews,
    exams: exams?.examViews,
    waiting: waiting?.waitingViews,
  }
}

/** Whose next step is told in the words of donors. */
export const donatesNow = (user: CurrentUser): boolean =>
  !suspensionOf(user) && donorStatuses.includes(user.Profile.UserStatus)

/** What is said of the next step. */
const wordsOf = async (donates: boolean) =>
  donates
    ? (await import('./donorViews')).donorViews.say
    : (await import('../../../shared/words/check/stepsOfOthers')).stepOfOther

const isTold = ({ Profile, ConsentToSign, OfficePoints, Corrections, AnswerCorrections }: CurrentUser) =>
  Profile.UpdateRequired ||
  ConsentToSign !== null ||
  [OfficePoints, Corrections, AnswerCorrections ?? []].some(({ length }) => length > 0)
