import type { ReactNode } from 'react'
import { ActMenu, type MenuAct } from '../components/ActMenu'

/** The views that have no tab. Whichever is open has one, in the place of the last. */
export function MoreViews({ label, views }: { label: ReactNode; views: readonly MenuAct[] }) {
  return (
    <ActMenu
      label={label}
      acts={views}
      size="small"
      sx={{
        ml: 0.75,
        flexShrink: 0,
        minHeight: { xs: 44, md: 32 },
        whiteSpace: 'nowrap',
        fontWeight: 400,
        color: 'text.secondary',
      }}
    />
  )
}

/** As many as there is room for, with the one that is open among them; and the others. */
export function withinRoom<View>(all: readonly View[], room: number, isOpen: (view: View) => boolean) {
  const first = all.slice(0, room)
  const open = all.find(isOpen)
  const shown = open && !first.includes(open) ? [...first.slice(0, -1), open] : first
  return { shown, rest: all.filter((view) => !shown.includes(view)) }
}
