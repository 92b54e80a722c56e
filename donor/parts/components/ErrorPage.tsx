import { lazy, Suspense, type ReactNode } from 'react'
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router'
import { errorPages, documentTitle } from '../../../shared/words/program/pageText'
import * as systemMessages from '../../../shared/words/program/systemMessages'
import { SCRIPT_NEEDED } from '../../../shared/words/program/systemMessages'
import { ApiError, NetworkError, CurrentUserError } from '../../ground/session/apiError'
import { isOfServer, messageOf } from '../../ground/graphql/request'
import { useRequestId, useTexts } from '../../ground/page/rootData'
import { isChunkError, useReloadOfMissing } from '../../ground/version/reloads'
import { Button, FailedNote, Note, Words } from './Basics'
import pageSkeletonStyles from './Skeleton.module.css'

const NotFound = lazy(async () => ({ default: (await import('./NotFound')).NotFound }))
const StaffPage = lazy(async () => ({ default: (await import('./StaffPage')).StaffPage }))

const failed = errorPages[500]

/** Never shows the error itself. */
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname } = useLocation()
  const requestId = useRequestId()
  const { serviceName } = useTexts()
  useReloadOfMissing(error)
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <Suspense>
        <NotFound path={pathname} />
      </Suspense>
    )
  if (error instanceof CurrentUserError && error.isForStaff)
    return (
      <Suspense>
        <StaffPage />
      </Suspense>
    )
  return (
    <div className="wrap column page stack">
      <title>{documentTitle(failed.h1, serviceName)}</title>
      <h1>
        <Words text={error instanceof CurrentUserError ? systemMessages.USER_NOT_LOADED : failed.h1} />
      </h1>
      {error instanceof ApiError || error instanceof NetworkError || error instanceof CurrentUserError ? (
        <p>{error.message}</p>
      ) : isChunkError(error) || !isOfServer(error) ? (
        <p>{messageOf(error)}</p>
      ) : (
        <>
          <p className="support">{systemMessages.SERVER_ERROR}</p>
          <p>{systemMessages.serverErrorAdvice(requestId)}</p>
        </>
      )}
      <div className="buttons">
        <Button onClick={() => window.location.replace(window.location.href)}>{failed.primary}</Button>
      </div>
    </div>
  )
}

/** With a button that loads the page's data again. */
export function NotLoaded({ title, children }: { title?: string; children: ReactNode }) {
  const { revalidate, state } = useRevalidator()
  return (
    <FailedNote title={title} busy={state === 'loading'} onRetry={() => void revalidate()}>
      {children}
    </FailedNote>
  )
}

/** For a route's ErrorBoundary. */
export function PageFailed({ h1 }: { h1: string }) {
  const error = useRouteError()
  useReloadOfMissing(error)
  if (isRouteErrorResponse(error)) return <ErrorPage error={error} />
  return (
    <div className="wrap column page stackLarge">
      <h1>
        <Words text={h1} />
      </h1>
      <NotLoaded>{messageOf(error)}</NotLoaded>
    </div>
  )
}

/** The server's HTML of signed-in pages. */
export function PageSkeleton() {
  return (
    <>
      <ScriptNeeded />
      <div className={`wrap column page stackLarge ${pageSkeletonStyles.wholeScreen}`}>
        <Skeleton />
      </div>
    </>
  )
}

/** Appears after 300 ms. */
export function Skeleton() {
  return (
    <div className={pageSkeletonStyles.skeleton} aria-busy="true">
      <span className="visuallyHidden">読み込んでいます。</span>
      <i className={pageSkeletonStyles.line} />
      <i className={pageSkeletonStyles.line} />
      <i className={pageSkeletonStyles.line} />
    </div>
  )
}

export function ScriptNeeded() {
  return (
    <noscript>
      <div className="wrap column noScript">
        <Note tone="coral">
          <p>{SCRIPT_NEEDED}</p>
        </Note>
      </div>
    </noscript>
  )
}
