import { isRecord } from '../../../shared/facts/isRecord'
import { isApiErrorCode, SERVER_FAILED, SIGN_IN_NEEDED } from '../../../shared/words/program/apiErrorCodes'
import { isRouteErrorResponse } from 'react-router'
import { CONNECTION_LOST, PAGE_FAULT } from '../../../shared/words/program/systemMessages'
import { ApiError, NetworkError, CurrentUserError } from '../session/apiError'
import type { TypedDocumentString } from '../../generated/graphql'
import { noteServerTime } from '../page/clock'
import { clientConfig } from '../session/clientConfig'
import { accessToken, loseSession, NotAuthenticated } from '../session/session'
import { isChunkError } from '../version/reloads'

/**
 * Sends one operation as the signed-in person.
 * @throws ApiError when the server refuses; UNAUTHENTICATED also ends the session
 * @throws NetworkError without an answer; the signal's reason when aborted
 */
export async function request<Result, Variables extends object>(
  document: TypedDocumentString<Result, Variables>,
  variables?: Variables,
  signal?: AbortSignal,
): Promise<Result> {
  const token = await ownToken()
  const body = await send(token, { query: document.toString(), variables }, signal)
  if (isAnswer<Result>(body)) return body.data
  const error = apiErrorOf(body)
  if (error?.code === 'UNAUTHENTICATED') await loseSession()
  throw error ?? new NetworkError()
}

/** @throws ApiError when signed out */
export async function ownToken(): Promise<string> {
  try {
    return await accessToken()
  } catch (cause) {
    if (!(cause instanceof NotAuthenticated)) throw new NetworkError(cause)
    await loseSession()
    throw new ApiError('UNAUTHENTICATED', SIGN_IN_NEEDED)
  }
}

async function send(token: string, operation: object, signal: AbortSignal | undefined): Promise<unknown> {
  try {
    const { graphqlEndpoint } = await clientConfig()
    const body = JSON.stringify(operation)
    const ask = () =>
      fetch(graphqlEndpoint, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/graphql-response+json, application/json',
          authorization: `Bearer ${token}`,
        },
        body,
        signal: signal ?? null,
      })
    // One that was lost on the way may have been lost long ago.
    const response = await (takeEarlyAnswer(token, body)?.catch(ask) ?? ask())
    noteServerTime(response.headers.get('date'))
    return await response.json()
  } catch (cause) {
    if (signal?.aborted) throw signal.reason
    throw new NetworkError(cause)
  }
}

const isTexts = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string')

/** A body without errors matches its document's type. */
export const isAnswer = <T>(body: unknown): body is { data: T } =>
  isRecord(body) && isRecord(body.data) && !body.errors

/** Null if the body has no error. */
export function apiErrorOf(body: unknown): ApiError | null {
  if (!isRecord(body) || !Array.isArray(body.errors)) return null
  const error: unknown = body.errors[0]
  if (!isRecord(error)) return null
  const extensions = isRecord(error.extensions) ? error.extensions : {}
  const { code, fields } = extensions
  // GraphQL's own refusals have no code and are in English.
  return isApiErrorCode(code) && typeof error.message === 'string'
    ? new ApiError(code, error.message, isTexts(fields) ? fields : {})
    : new ApiError('INTERNAL', SERVER_FAILED)
}

const isForPeople = (error: unknown): error is Error =>
  error instanceof ApiError || error instanceof NetworkError || error instanceof CurrentUserError

export function messageOf(error: unknown): string {
  if (isForPeople(error)) return error.message
  if (isChunkError(error)) return CONNECTION_LOST
  return isOfServer(error) ? SERVER_FAILED : PAGE_FAULT
}

/** True for what the router says instead of an error of the server; other foreign errors arise in the page. */
export const isOfServer = (error: unknown): boolean =>
  typeof document === 'undefined' ||
  isRouteErrorResponse(error) ||
  (error instanceof Error && error.message === 'Unexpected Server Error')

declare global {
  interface Window {
    /** From `early.js`, by the body of the request. */
    earlyAnswers?: { token: string; answers: Record<string, Promise<Response> | undefined> }
  }
}

/** Later the answer might be old. */
const EARLY_MS = 20_000

/** The answer to a request that the page's HTML has already sent; usable once. */
function takeEarlyAnswer(token: string, body: string): Promise<Response> | undefined {
  const { earlyAnswers: early } = window
  if (!early || early.token !== token || performance.now() > EARLY_MS) return undefined
  const answer = early.answers[body]
  // The key stays, so that `early.js` does not send it again.
  early.answers[body] = undefined
  return answer
}
