import { type MouseEvent, type ReactNode, useSyncExternalStore } from 'react'
import { Link, type To, useLocation, useNavigate } from 'react-router'
import { modalOf, type ModalHash } from './modalOf'

type Props = { modal: ModalHash; className?: string | undefined; children: ReactNode }

/** Opens a full-screen modal. Without script or in a new tab it leads to the page with the same text. */
export function ModalLink({ modal, ...rest }: Props) {
  const { open } = useModal()
  const openHere = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open(modal)
  }
  return <Link {...rest} to={pageOf(modal)} aria-haspopup="dialog" onClick={openHere} />
}

function pageOf(hash: ModalHash): To {
  switch (modalOf(hash)?.name) {
    case 'about':
      // The home page has the same sections.
      return { pathname: '/', hash: hash === '#about' ? '#about-1' : hash }
    case 'terms':
      return '/terms'
    case 'privacy':
      return '/privacy_policy'
    case 'menu':
      // The footer has the same links.
      return { hash: '#pages' }
    default:
      return { hash }
  }
}

const never = () => () => undefined

const isObject = (state: unknown): state is object => typeof state === 'object' && state !== null

/**
 * The open full-screen modal, stored in the address's hash: links can open it and the back button closes it.
 * The page below keeps its state.
 */
export function useModal() {
  const location = useLocation()
  const navigate = useNavigate()
  // The server never sees the hash, and the first browser rendering must equal the server's.
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
    /** A second modal replaces the first in the history: one step back leads to the page. */
    open: (to: ModalHash) =>
      void navigate(
        { hash: to, search: location.search },
        {
          replace: modal !== null,
          state: modal ? location.state : { ...pageState, modal: true },
          preventScrollReset: true,
        },
      ),
    /** Goes back to the page below; after an external link it stays on this page. */
    close: () =>
      void (openedHere
        ? navigate(-1)
        : navigate(
            { hash: '', search: location.search },
            { replace: true, state: location.state, preventScrollReset: true },
          )),
  }
}
