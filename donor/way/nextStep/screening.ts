import type { OnlineCheckResult } from '../../../shared/generated/schema'
import { ANSWER_TIME_NOT_LOADED } from '../../../shared/words/program/systemMessages'
import type { CheckKind } from '../../../shared/questionnaire/engine/question'
import { ApiError } from '../../ground/session/apiError'
import { ScreeningDocument, type ScreeningQuery } from '../../generated/graphql'
import { request } from '../../ground/graphql/request'
import type { CurrentUser } from '../../ground/session/currentUserStore'

export type Screening = ScreeningQuery['getScreeningById']

/** Null before the first screening. @throws ApiError with the specification's sentence (§8) */
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

/** My page while there is no judgement. */
export function resultPath(result: OnlineCheckResult | null, kind: CheckKind): string {
  if (result === null) return '/mypage'
  const folder = kind === 'renewal' ? '/online_check/before_renewal_inspection' : '/online_check'
  return `${folder}/${result === 'Passed' ? 'result_ok' : 'result_ng'}`
}
