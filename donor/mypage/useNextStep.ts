import { nextStep, type NextStep } from '../../shared/messages/nextStep'
import type { Screening } from '../onlineCheck/latestScreening'
import { useNow, useTexts, useToday } from '../rootData'
import { useSignedInUser } from '../session/useSignedInUser'
import { nextStepInput } from './nextStepInput'

/** The pages that an action of the card may lead to; the others are reached by telephone or chat. */
const PAGES = [
  '/signup/profile',
  '/signup/online_check',
  '/online_check/result_ng',
  '/signup/schedule_reservation',
  '/signup/schedule_reservation/change',
  '#contact',
]

export type ShownStep = NextStep & {
  /** The way on is by telephone or chat. */
  contact: boolean
}

/** What the signed-in person is to do next; an action without a page is left out. */
export function useNextStep(screening: Screening | null): ShownStep {
  const context = { now: useNow(), today: useToday(), texts: useTexts() }
  const input = nextStepInput(useSignedInUser(), screening, context)
  const step = nextStep(input)
  const reachable = step.action === null || PAGES.includes(step.action.to)
  return {
    ...step,
    action: reachable ? step.action : null,
    contact: !reachable || input.suspension !== null,
  }
}
