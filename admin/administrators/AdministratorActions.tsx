import ArrowDropDown from '@mui/icons-material/ArrowDropDown'
import { Button, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useCanAccess, useGetIdentity } from 'react-admin'
import { administratorActions } from '../../shared/messages/administratorActions'
import {
  ResendTemporaryPasswordDocument,
  ResetAdministratorTotpDocument,
  type AdministratorListRowFragment,
} from '../generated/graphql'
import {
  AccountDialog,
  ChangeAdministratorDialog,
  ChangeEmailDialog,
  DeleteAdministratorDialog,
  EndSessionsDialog,
} from './AdministratorDialogs'

type Props = { administrator: AdministratorListRowFragment & { id: string } }
type Asked = 'change' | 'resendPassword' | 'changeEmail' | 'resetTotp' | 'endSessions' | 'delete'

/** An action is offered if its state is unknown; the server decides. */
export function AdministratorActions({ administrator }: Props) {
  const { id, Name, AwaitsFirstSignIn, HasTotp, HasPasskey } = administrator
  const { canAccess } = useCanAccess({ resource: 'administrators', action: 'delete' })
  const { identity } = useGetIdentity()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  // The API refuses these actions for the caller's own account.
  if (!canAccess || !identity || identity.id === id) return null

  // Amazon Cognito does not tell who has passkeys, and only their owner can remove them.
  const factors =
    typeof HasPasskey === 'boolean' ? administratorActions.resetFactors : administratorActions.resetTotp
  const ask = (action: Asked) => () => {
    setAnchor(null)
    setAsked(action)
  }
  const close = () => setAsked(null)
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        endIcon={<ArrowDropDown />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`${Name}さんへの操作`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        操作
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {AwaitsFirstSignIn !== false && (
          <MenuItem onClick={ask('resendPassword')}>{administratorActions.resendPassword.label}</MenuItem>
        )}
        <MenuItem onClick={ask('change')}>{administratorActions.change.label}</MenuItem>
        <MenuItem onClick={ask('changeEmail')}>{administratorActions.changeEmail.label}</MenuItem>
        {(HasTotp !== false || HasPasskey) && !AwaitsFirstSignIn && (
          <MenuItem onClick={ask('resetTotp')}>{factors.label}</MenuItem>
        )}
        {!AwaitsFirstSignIn && (
          <MenuItem onClick={ask('endSessions')}>{administratorActions.endSessions.label}</MenuItem>
        )}
        <MenuItem onClick={ask('delete')} sx={{ color: 'error.main' }}>
          管理者を削除する
        </MenuItem>
      </Menu>
      {asked === 'resendPassword' && (
        <AccountDialog
          administrator={administrator}
          words={administratorActions.resendPassword}
          document={ResendTemporaryPasswordDocument}
          onClose={close}
        />
      )}
      {asked === 'change' && <ChangeAdministratorDialog administrator={administrator} onClose={close} />}
      {asked === 'changeEmail' && <ChangeEmailDialog administrator={administrator} onClose={close} />}
      {asked === 'resetTotp' && (
        <AccountDialog
          administrator={administrator}
          words={factors}
          document={ResetAdministratorTotpDocument}
          onClose={close}
        />
      )}
      {asked === 'endSessions' && <EndSessionsDialog administrator={administrator} onClose={close} />}
      {asked === 'delete' && <DeleteAdministratorDialog administrator={administrator} onClose={close} />}
    </>
  )
}
