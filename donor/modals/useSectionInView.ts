import { useEffect } from 'react'

/** Scrolls the section to the top of the open modal and focuses its heading. */
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
