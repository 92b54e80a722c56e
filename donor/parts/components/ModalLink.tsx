import { type MouseEvent, type ReactNode, useSyncExternalStore } from 'react'
import { Link, type To, useLocation, useNavigate } from 'react-router'

type Props = { modal: ModalHash; className?: string | undefined; children: ReactNode }

/** Without script or in a new tab, the page with the same text. */
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
      return { pathname: '/', hash: hash === '#about' ? '#about-1' : hash }
    case 'terms':
      return '/terms'
    case 'privacy':
      return '/privacy_policy'
    case 'menu':
      return { hash: '#pages' }
    default:
      return { hash }
  }
}

const never = () => () => undefined

const isObject = (state: unknown): state is object => typeof state === 'object' && state !== null

/** The modal is in the address's hash: links open it, back closes it, and the page below keeps its state. */
export function useModal() {
  const location = useLocation()
  const navigate = useNavigate()
  // The first rendering must equal the server's, which never sees the hash.
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
    /** Replaces the first modal in the history. */
    open: (to: ModalHash) =>
      void navigate(
        { hash: to, search: location.search },
        {
          replace: modal !== null,
          state: modal ? location.state : { ...pageState, modal: true },
          preventScrollReset: true,
        },
      ),
    /** After an external link it stays on this page. */
    close: () =>
      void (openedHere
        ? navigate(-1)
        : navigate(
            { hash: '', search: location.search },
            { replace: true, state: location.state, preventScrollReset: true },
          )),
  }
}

const NAMES = ['about', 'menu', 'privacy', 'terms', 'schedule-change'] as const

export type ModalName = (typeof NAMES)[number]

/** `#about-3`: section 3 of 献便について. */
export type ModalHash = `#${ModalName}` | `#${'about' | LegalModalName}-${number}`

export type LegalModalName = 'privacy' | 'terms'

export type OpenModal = { name: ModalName; section: number | null }

/** Null for other hashes. */
export function modalOf(hash: string): OpenModal | null {
  const [, named, section] = /^#([a-z-]+?)(?:-(\d{1,2}))?$/.exec(hash) ?? []
  const name = NAMES.find((known) => known === named)
  return name ? { name, section: section ? Number(section) : null } : null
}

export const MODAL_TITLE = 'modal-title'
