import { isRouteErrorResponse, useRevalidator } from 'react-router'
import { messageOf } from '../graphql/messageOf'
import { useReloadOfMissing } from '../version/useReloadOfMissing'
import { ErrorPage } from './ErrorPage'
import { FailedNote } from './FailedNote'

/** Replaces a signed-in page whose data failed to load, with a retry button. */
export function PageFailed({ error, h1 }: { error: unknown; h1: string }) {
  const { revalidate, state } = useRevalidator()
  useReloadOfMissing(error)
  if (isRouteErrorResponse(error)) return <ErrorPage error={error} />
  return (
    <div className="wrap column page stackLarge">
      <h1>{h1}</h1>
      <FailedNote busy={state === 'loading'} onRetry={() => void revalidate()}>
        {messageOf(error)}
      </FailedNote>
    </div>
  )
}
