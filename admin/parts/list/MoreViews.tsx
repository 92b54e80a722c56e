import ArrowDropDown from '@mui/icons-material/ArrowDropDown'
import { Button, Menu, MenuItem } from '@mui/material'
import { useState, type ReactNode } from 'react'

type View = { key: string; name: ReactNode; open: () => void }

/** The views that have no tab. Whichever is open has one, in the place of the last. */
export function MoreViews({ label, views }: { label: ReactNode; views: readonly View[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<ArrowDropDown />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          ml: 0.75,
          flexShrink: 0,
          minHeight: { xs: 44, md: 32 },
          whiteSpace: 'nowrap',
          fontWeight: 400,
          color: 'text.secondary',
        }}
      >
        {label}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {views.map(({ key, name, open }) => (
          <MenuItem
            key={key}
            onClick={() => {
              setAnchor(null)
              open()
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

/** As many as there is room for, with the one that is open among them; and the others. */
export function withinRoom<View>(all: readonly View[], room: number, isOpen: (view: View) => boolean) {
  const first = all.slice(0, room)
  const open = all.find(isOpen)
  const shown = open && !first.includes(open) ? [...first.slice(0, -1), open] : first
  return { shown, rest: all.filter((view) => !shown.includes(view)) }
}
