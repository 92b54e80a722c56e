import { donorStatuses } from '../../../shared/rules/person/stages'
import {
  stepKindOf,
  type NextStep,
  type NextStepInput,
  type StepKind,
} from '../../../shared/words/check/stepWords'
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
  const kind = stepKind(user)
  const [say, told, stages, donor, booking, exams, waiting, decline] = await Promise.all([
    words[kind](),
    isTold(user) ? import('../nextStep/Told') : null,
    certified ? null : import('./Stages'),
    UserRank || certified ? import('./donorViews') : null,
    active && status === 'WaitingToParticipateGuidance' ? import('./BookingCard') : null,
    active && (dueExam(user) || askedExam(user)) ? import('./examViews') : null,
    active && status === 'WaitingGuidance' ? import('./waitingViews') : null,
    active && status === 'Guidance' ? import('../visits/waiting/DeclineInvitation') : null,
  ])
  return {
    kind,
    say,
    told,
    stages,
    booking,
    decline,
    donor: donor?.donorViews,
    exams: exams?.examViews,
    waiting: waiting?.waitingViews,
  }
}

/** Whose words the next step is told in. */
export const stepKind = (user: CurrentUser): StepKind =>
  stepKindOf({ suspension: suspensionOf(user), userStatus: user.Profile.UserStatus })

const words: Record<StepKind, () => Promise<(input: NextStepInput) => NextStep>> = {
  stopped: async () => (await import('../../../shared/words/check/stepsOfStopped')).stepOfStopped,
  check: async () => (await import('../../../shared/words/check/stepsAtCheck')).stepAtCheck,
  certification: async () =>
    (await import('../../../shared/words/check/stepsToCertification')).stepToCertification,
  donor: async () => (await import('./donorViews')).donorViews.say,
  renewal: async () => (await import('../../../shared/words/check/stepsOfRenewal')).stepOfRenewal,
}

const isTold = ({ Profile, ConsentToSign, OfficePoints, Corrections, AnswerCorrections }: CurrentUser) =>
  Profile.UpdateRequired ||
  ConsentToSign !== null ||
  [OfficePoints, Corrections, AnswerCorrections ?? []].some(({ length }) => length > 0)
