import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { QuestionSet } from '../../shared/questionnaire/question'
import { loadQuestionSet } from '../../shared/questionnaire/versions'
import {
  loadLatestScreening,
  type Screening,
  judgedCheck,
  type Judged,
  loadScreening,
} from '../checkResult/screening'
import { ApiError } from '../errors/apiError'
import type { CurrentUser } from '../session/currentUserStore'

/**
 * The newest screening, to go on with. A check that the server cannot show leads to the page that says so: throws a
 * redirect. Without an answer the page itself says that nothing answered.
 */
export async function openCheck(user: CurrentUser): Promise<Screening | null> {
  try {
    return await loadLatestScreening(user)
  } catch (error) {
    if (error instanceof ApiError && error.code !== 'UNAUTHENTICATED') throw redirect('/smile_survey_error')
    throw error
  }
}

/** A draft with the form it is answered in: that of the version it was begun with. */
export type OpenForm = { screening: Screening; set: QuestionSet }

/** Null where the check of the screening is no draft. */
export async function openForm(screening: Screening | null): Promise<OpenForm | null> {
  const check = screening?.OnlineCheck
  return screening && check?.Draft ? { screening, set: await loadQuestionSet(check.Version) } : null
}

/** Going from screen to screen of a check asks the server for nothing. */
export function withoutReload({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate
}

/** The newest check that has been judged, which is seldom further back than the screening before the newest. */
export async function loadLastCheck(user: CurrentUser, latest: Screening | null): Promise<Judged | null> {
  const judged = await judgedCheck(latest)
  if (judged) return judged
  const earlier = user.ScreeningInfo.filter(({ Id }) => Id !== latest?.Id).toSorted((a, b) =>
    b.ScreeningInfoCreatedAt.localeCompare(a.ScreeningInfoCreatedAt),
  )
  for (const { Id } of earlier) {
    const found = await judgedCheck(await loadScreening(Id))
    if (found) return found
  }
  return null
}
