import type { MouseEvent, ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { modalOf, type ModalHash } from './modalOf'
import { useModal } from './useModal'

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
