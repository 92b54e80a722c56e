import { ScreeningDocument, type ScreeningQuery } from '../generated/graphql'
import { request } from '../graphql/request'
import type { CurrentUser } from '../session/currentUserStore'

export type Screening = ScreeningQuery['getScreeningById']

/** The person's newest screening with her own check, or null before the first. */
export async function loadLatestScreening(user: CurrentUser): Promise<Screening | null> {
  const newest = user.ScreeningInfo.toSorted((a, b) =>
    b.ScreeningInfoCreatedAt.localeCompare(a.ScreeningInfoCreatedAt),
  )[0]
  return newest ? loadScreening(newest.Id) : null
}

export async function loadScreening(id: string): Promise<Screening> {
  const { getScreeningById } = await request(ScreeningDocument, { id })
  return getScreeningById
}
