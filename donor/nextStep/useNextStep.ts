import { nextStep, type NextStep } from '../../shared/messages/nextStep'
import type { Screening } from '../onlineCheck/latestScreening'
import { useNow, useTexts, useToday } from '../rootData'
import { useSignedInUser } from '../currentUser/useSignedInUser'
import { nextStepInput } from './nextStepInput'

export type ShownStep = NextStep & {
  /** The next step is a call or a chat. */
  contact: boolean
}

export function useNextStep(screening: Screening | null): ShownStep {
  const context = { now: useNow(), today: useToday(), texts: useTexts() }
  const input = nextStepInput(useSignedInUser(), screening, context)
  const { startAt, changeable } = input.guidance
  const tooLate = input.userStatus === 'WaitingToParticipateGuidance' && startAt !== null && !changeable
  return { ...nextStep(input), contact: input.suspension !== null || tooLate }
}
