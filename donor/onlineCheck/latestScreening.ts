import { ANSWER_TIME_NOT_LOADED } from '../../shared/messages/systemMessages'
import { ScreeningDocument, type ScreeningQuery } from '../generated/graphql'
import { ApiError } from '../errors/apiError'
import { request } from '../graphql/request'
import type { CurrentUser } from '../session/currentUserStore'

export type Screening = ScreeningQuery['getScreeningById']

/**
 * The person's newest screening with her own check, or null before the first.
 * @throws ApiError with the specification's sentence when the server could not tell when she answered (§8)
 */
export async function loadLatestScreening(user: CurrentUser): Promise<Screening | null> {
  const newest = user.ScreeningInfo.toSorted((a, b) =>
    b.ScreeningInfoCreatedAt.localeCompare(a.ScreeningInfoCreatedAt),
  )[0]
  if (!newest) return null
  try {
    return await loadScreening(newest.Id)
  } catch (error) {
    if (error instanceof ApiError && error.code !== 'UNAUTHENTICATED')
      throw new ApiError(error.code, ANSWER_TIME_NOT_LOADED, error.fields)
    throw error
  }
}

export async function loadScreening(id: string): Promise<Screening> {
  const { getScreeningById } = await request(ScreeningDocument, { id })
  return getScreeningById
}
