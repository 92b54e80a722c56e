import { useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { modalOf, type ModalHash } from './modalOf'

const never = () => () => undefined

const isObject = (state: unknown): state is object => typeof state === 'object' && state !== null

/**
 * Which full-screen modal is open. The address says it, by its hash: a link leads into the middle of a text, and
 * the back button of a phone closes it. The page below keeps the state that it was opened with.
 */
export function useModal() {
  const location = useLocation()
  const navigate = useNavigate()
  // The server never sees the hash, and the first rendering in the browser must equal the server's.
  const hash = useSyncExternalStore(
    never,
    () => location.hash,
    () => '',
  )
  const modal = modalOf(hash)
  const pageState: object = isObject(location.state) ? location.state : {}
  const openedHere = 'modal' in pageState

  return {
    modal,
    /** From one modal to another the first one is replaced: one step back leads to the page. */
    open: (to: ModalHash) =>
      void navigate(
        { hash: to, search: location.search },
        {
          replace: modal !== null,
          state: modal ? location.state : { ...pageState, modal: true },
          preventScrollReset: true,
        },
      ),
    /** Goes back to the page below; whoever came by a link from elsewhere stays on it. */
    close: () =>
      void (openedHere
        ? navigate(-1)
        : navigate(
            { hash: '', search: location.search },
            { replace: true, state: location.state, preventScrollReset: true },
          )),
  }
}
