import { useEffect } from 'react'

/** Brings the element with this id to the top of the open modal; reading and tabbing go on from there. */
export function useSectionInView(id: string | null): void {
  useEffect(() => {
    const section = id === null ? null : document.getElementById(id)
    if (!section) return
    section.tabIndex = -1
    section.scrollIntoView()
    section.focus({ preventScroll: true })
  }, [id])
}
