import { WaitDocument, type WaitQuery } from '../../../generated/graphql'
import { request } from '../../../ground/graphql/request'
import type { CurrentUser } from '../../../ground/session/currentUserStore'

export type Wait = Pick<WaitQuery['getUser'], 'DeclineKeepsPlace'> & WaitQuery['getUser']['Profile']

/** Null for all others, and if loading failed. */
export async function loadWait({ Profile: { UserStatus } }: CurrentUser): Promise<Wait | null> {
  if (UserStatus !== 'WaitingGuidance' && UserStatus !== 'Guidance') return null
  const answer = await request(WaitDocument).catch(() => null)
  if (!answer) return null
  const { DeclineKeepsPlace, Profile } = answer.getUser
  return { DeclineKeepsPlace, ...Profile }
}
