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
  const [told, donor, booking, exams, waiting, decline] = await Promise.all([
    isTold(user) ? import('../nextStep/Told') : null,
    UserRank || donorStatuses.includes(status) ? donorViews() : null,
    active && status === 'WaitingToParticipateGuidance' ? import('./BookingCard') : null,
    active && (dueExam(user) || askedExam(user)) ? examViews() : null,
    active && status === 'WaitingGuidance' ? waitingViews() : null,
    active && status === 'Guidance' ? import('../visits/waiting/DeclineInvitation') : null,
  ])
  return { told, donor, booking, exams, waiting, decline }
}

const isTold = ({ Profile, ConsentToSign, OfficePoints, Corrections, AnswerCorrections }: CurrentUser) =>
  Profile.UpdateRequired ||
  ConsentToSign !== null ||
  [OfficePoints, Corrections, AnswerCorrections ?? []].some(({ length }) => length > 0)

async function donorViews() {
  const [card, period, now] = await Promise.all([
    import('./DonorCard'),
    import('./PeriodCard'),
    import('./VisitNow'),
  ])
  return { ...card, ...period, ...now }
}

async function examViews() {
  const [asked, days, guide] = await Promise.all([
    import('./AskedTestCard'),
    import('../visits/exam/ExamDays'),
    import('../visits/exam/ExamGuideDialog'),
  ])
  return { ...asked, ...days, ...guide }
}

async function waitingViews() {
  const [waiting, pause, ahead] = await Promise.all([
    import('../visits/waiting/Waiting'),
    import('../visits/waiting/WaitingPause'),
    import('../visits/waiting/GuidanceAhead'),
  ])
  return { ...waiting, ...pause, ...ahead }
}
