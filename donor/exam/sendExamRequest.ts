import type { ExamRequestInput } from '../../shared/validation/examRequest'
import { RequestDonorRegistrationDocument } from '../generated/graphql'
import { ApiError } from '../graphql/apiError'
import { request } from '../graphql/request'
import { dueExam } from '../mypage/dueExam'
import { refreshCurrentUser } from '../session/currentUser'

/**
 * Asks for the test that is due, and loads the person again. A request whose answer was lost on the way has arrived all
 * the same when the server knows of it.
 * @throws ApiError, NetworkError
 */
export async function sendExamRequest({ PreferredDates, Note }: ExamRequestInput): Promise<void> {
  try {
    await request(RequestDonorRegistrationDocument, { input: { PreferredDates, Note: Note ?? null } })
  } catch (error) {
    if (error instanceof ApiError || !(await isKnownToServer(PreferredDates))) throw error
    return
  }
  await refreshCurrentUser().catch(() => undefined)
}

/** These very days: others may have been sent before, and have passed. */
async function isKnownToServer(days: readonly string[]): Promise<boolean> {
  try {
    return String(dueExam(await refreshCurrentUser())?.preferredDates) === String(days)
  } catch {
    return false
  }
}
