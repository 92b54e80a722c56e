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

/** @throws a redirect to the error page if the server cannot show the check */
export async function openCheck(user: CurrentUser): Promise<Screening | null> {
  try {
    return await loadLatestScreening(user)
  } catch (error) {
    if (error instanceof ApiError && error.code !== 'UNAUTHENTICATED') throw redirect('/smile_survey_error')
    throw error
  }
}

/** A draft with the form of its version. */
export type OpenForm = { screening: Screening; set: QuestionSet }

/** Null unless the check is a draft. */
export async function openForm(screening: Screening | null): Promise<OpenForm | null> {
  const check = screening?.OnlineCheck
  return screening && check?.Draft ? { screening, set: await loadQuestionSet(check.Version) } : null
}

/** Screens of a check need no reload. */
export function withoutReload({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate
}

/** Usually the newest screening or the one before. */
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
