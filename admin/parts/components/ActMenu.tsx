import ArrowDropDown from '@mui/icons-material/ArrowDropDown'
import { Button, Menu, MenuItem, type ButtonProps } from '@mui/material'
import { useState, type ReactNode } from 'react'

export type MenuAct = { key: string; name: ReactNode; choose: () => void; isDangerous?: boolean | undefined }
type Props = { label: ReactNode; acts: readonly MenuAct[] } & Pick<
  ButtonProps,
  'variant' | 'size' | 'sx' | 'aria-label'
>

/** What is rarely done, behind one button. */
export function ActMenu({ label, acts, ...look }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (acts.length === 0) return null
  return (
    <>
      <Button
        {...look}
        endIcon={<ArrowDropDown />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {acts.map(({ key, name, choose, isDangerous }) => (
          <MenuItem
            key={key}
            sx={isDangerous ? { color: 'error.main' } : undefined}
            onClick={() => {
              setAnchor(null)
              choose()
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
