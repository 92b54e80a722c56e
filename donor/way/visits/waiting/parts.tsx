import { lazy } from 'react'

// Lazy: few people wait or are invited.
export const Waiting = lazy(async () => ({ default: (await import('./Waiting')).Waiting }))
export const WaitingPause = lazy(async () => ({ default: (await import('./WaitingPause')).WaitingPause }))
export const GuidanceAhead = lazy(async () => ({ default: (await import('./GuidanceAhead')).GuidanceAhead }))
export const DeclineInvitation = lazy(async () => ({
  default: (await import('./DeclineInvitation')).DeclineInvitation,
}))
