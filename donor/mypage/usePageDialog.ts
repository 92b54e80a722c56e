import { useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Dialogs with an address, so that links open them and back closes them. */
export type PageDialogHash = '#donor-card' | '#exam-request' | '#exam-guide'

const never = () => () => undefined

const isObject = (state: unknown): state is object => typeof state === 'object' && state !== null

export function usePageDialog(hash: PageDialogHash) {
  const location = useLocation()
  const navigate = useNavigate()
  // The server never sees the hash, and the first browser rendering must equal the server's.
  const shown = useSyncExternalStore(
    never,
    () => location.hash,
    () => '',
  )
  const openedHere = isObject(location.state) && 'modal' in location.state
  return {
    isOpen: shown === hash,
    close: () =>
      void (openedHere ? navigate(-1) : navigate({ hash: '' }, { replace: true, preventScrollReset: true })),
  }
}
