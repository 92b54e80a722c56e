import ArrowDropDown from '@mui/icons-material/ArrowDropDown'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useCanAccess } from 'react-admin'
import { pendingAccountActions as words } from '../../shared/messages/pendingAccounts'
import type { PendingAccountRowFragment, PendingAccountState } from '../generated/graphql'
import { PendingAccountDialog } from './PendingAccountDialog'

type Action = keyof typeof words

const actionsAt: Record<PendingAccountState, readonly Action[]> = {
  Unconfirmed: ['resendCode', 'stop', 'delete'],
  Confirmed: ['sendRecovery', 'stop', 'delete'],
  Stopped: ['resume', 'delete'],
}

/** What can be done for somebody who has not got on. */
export function PendingAccountActions({ account }: { account: PendingAccountRowFragment }) {
  const { canAccess } = useCanAccess({ resource: 'users', action: 'edit' })
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [asked, setAsked] = useState<Action | null>(null)
  if (!canAccess) return null
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        endIcon={<ArrowDropDown />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`${account.Email}への操作`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        操作
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {actionsAt[account.State].map((action) => (
          <MenuItem
            key={action}
            sx={action === 'delete' ? { color: 'error.main' } : undefined}
            onClick={() => {
              setAnchor(null)
              setAsked(action)
            }}
          >
            {words[action].label}
          </MenuItem>
        ))}
      </Menu>
      {asked && <PendingAccountDialog account={account} action={asked} onClose={() => setAsked(null)} />}
    </>
  )
}
