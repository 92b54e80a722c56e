import ArrowDropDown from '@mui/icons-material/ArrowDropDown'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { Suspense, useState } from 'react'
import type { PersonRecord } from '../personRecord'
import { otherActions } from './otherActions'
import type { PersonAction } from './personAction'
import { useMayAct } from './useMayAct'
import { useStanding } from './useStanding'

/** What is seldom done, behind a menu: stopping and deleting are not next to what is done every day. */
export function OtherActions({ person }: { person: PersonRecord }) {
  const standing = useStanding(person)
  const mayAct = useMayAct()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [asked, setAsked] = useState<PersonAction | null>(null)
  const offered = otherActions.filter(({ isOffered }) => isOffered(standing))
  if (!mayAct || offered.length === 0) return null
  return (
    <>
      <Button
        variant="outlined"
        endIcon={<ArrowDropDown />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        ほかの操作
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {offered.map((action) => (
          <MenuItem
            key={action.name}
            sx={action.isDangerous ? { color: 'error.main' } : undefined}
            onClick={() => {
              setAnchor(null)
              setAsked(action)
            }}
          >
            {action.words.label}
          </MenuItem>
        ))}
      </Menu>
      {asked && (
        <Suspense fallback={null}>
          <asked.Dialog person={person} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  )
}
