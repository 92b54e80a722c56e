import { lazy, Suspense } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { errorPages } from '../../shared/messages/pages/errorPages'
import { documentTitle } from '../../shared/messages/pages/pageText'
import {
  CONNECTION_LOST,
  SERVER_ERROR,
  serverErrorAdvice,
  USER_NOT_LOADED,
} from '../../shared/messages/systemMessages'
import { ApiError } from '../errors/apiError'
import { NetworkError } from '../errors/networkError'
import { useRequestId, useTexts } from '../rootData'
import { CurrentUserError } from '../errors/currentUserError'
import { isChunkError } from '../version/isChunkError'
import { useReloadOfMissing } from '../version/useReloadOfMissing'
import { Button } from './Button'
import { NotFound } from './NotFound'

const StaffPage = lazy(async () => ({ default: (await import('./StaffPage')).StaffPage }))

const { h1, primary } = errorPages[500]

/** Replaces a failed page. Never shows the error itself. */
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname } = useLocation()
  const requestId = useRequestId()
  const { serviceName } = useTexts()
  useReloadOfMissing(error)
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound path={pathname} />
  if (error instanceof CurrentUserError && error.isForStaff)
    return (
      <Suspense>
        <StaffPage />
      </Suspense>
    )
  return (
    <div className="wrap column page stack">
      <title>{documentTitle(h1, serviceName)}</title>
      <h1>{error instanceof CurrentUserError ? USER_NOT_LOADED : h1}</h1>
      {error instanceof ApiError || error instanceof NetworkError || error instanceof CurrentUserError ? (
        <p>{error.message}</p>
      ) : isChunkError(error) ? (
        <p>{CONNECTION_LOST}</p>
      ) : (
        <>
          <p className="support">{SERVER_ERROR}</p>
          <p>{serverErrorAdvice(requestId ?? null)}</p>
        </>
      )}
      <div className="buttons">
        <Button onClick={() => window.location.replace(window.location.href)}>{primary}</Button>
      </div>
    </div>
  )
}
