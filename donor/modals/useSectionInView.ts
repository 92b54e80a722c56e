import { useEffect } from 'react'

/** Brings the section with this id to the top of the open modal; reading and tabbing go on at its heading. */
export function useSectionInView(id: string | null): void {
  useEffect(() => {
    const section = id === null ? null : document.getElementById(id)
    const heading = section?.querySelector('h2')
    if (!section || !heading) return
    section.scrollIntoView()
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [id])
}
