import { isRouteErrorResponse, useLocation } from 'react-router'
import { ApiError } from '../graphql/apiError'
import { NetworkError } from '../graphql/networkError'
import { officeName } from '../../shared/config'
import { useRequestId, useTexts } from '../rootData'
import { Button } from './Button'
import { NotFound } from './NotFound'

/** What is shown in place of a page that could not be made. Never the error itself. */
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname } = useLocation()
  const office = officeName(useTexts())
  const requestId = useRequestId()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound path={pathname} />
  const known = error instanceof ApiError || error instanceof NetworkError
  return (
    <div className="wrap column page stack">
      <title>表示できませんでした</title>
      <h1>表示できませんでした</h1>
      {known ? (
        <p>{error.message}</p>
      ) : (
        <>
          <p className="support">500 Internal Server Error</p>
          <p>
            時間をおいて、もう一度お試しください。続く場合は、
            {requestId ? `受付番号${requestId}を添えて` : ''}
            {office}へご連絡ください。
          </p>
        </>
      )}
      <div className="buttons">
        <Button onClick={() => window.location.reload()}>もう一度読み込む</Button>
      </div>
    </div>
  )
}
