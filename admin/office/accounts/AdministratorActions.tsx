import { useState } from 'react'
import { useGetIdentity } from 'react-admin'
import { administratorActions } from '../../ground/words/administratorActions'
import type { StaffOperation } from '../../../shared/rules/records/access/operations'
import { ActMenu } from '../../parts/components/ActMenu'
import { useMayCall } from '../../ground/auth/useDuties'
import {
  ResendTemporaryPasswordDocument,
  ResetAdministratorTotpDocument,
  type AdministratorListRowFragment,
} from '../../generated/graphql'
import {
  AccountDialog,
  ChangeAdministratorDialog,
  ChangeEmailDialog,
  DeleteAdministratorDialog,
  EndSessionsDialog,
} from './AdministratorDialogs'

type Props = { administrator: AdministratorListRowFragment & { id: string } }

/** In the order of the menu. */
const operationOf = {
  resendPassword: 'resendTemporaryPassword',
  change: 'updateAdministrator',
  changeEmail: 'updateAdministratorEmail',
  resetTotp: 'resetAdministratorTotp',
  endSessions: 'endAdministratorSessions',
  delete: 'deleteAdministrator',
} as const satisfies Record<string, StaffOperation>
type Asked = keyof typeof operationOf
const acts = ['resendPassword', 'change', 'changeEmail', 'resetTotp', 'endSessions', 'delete'] as const

/** An action is offered if its state is unknown; the server decides. */
export function AdministratorActions({ administrator }: Props) {
  const { id, Name, AwaitsFirstSignIn, HasTotp, HasPasskey } = administrator
  const mayCall = useMayCall()
  const { identity } = useGetIdentity()
  const [asked, setAsked] = useState<Asked | null>(null)
  // The API refuses these actions for the caller's own account.
  if (!identity || identity.id === id) return null

  // Amazon Cognito does not tell who has passkeys, and only their owner can remove them.
  const factors =
    typeof HasPasskey === 'boolean' ? administratorActions.resetFactors : administratorActions.resetTotp
  const offered: Readonly<Record<Asked, { label: string; isPossible?: boolean }>> = {
    resendPassword: { ...administratorActions.resendPassword, isPossible: AwaitsFirstSignIn !== false },
    change: administratorActions.change,
    changeEmail: administratorActions.changeEmail,
    resetTotp: { ...factors, isPossible: (HasTotp !== false || HasPasskey === true) && !AwaitsFirstSignIn },
    endSessions: { ...administratorActions.endSessions, isPossible: !AwaitsFirstSignIn },
    delete: { label: '管理者を削除する' },
  }
  const actions = acts.filter(
    (action) => mayCall(operationOf[action]) && offered[action].isPossible !== false,
  )
  const close = () => setAsked(null)
  return (
    <>
      <ActMenu
        size="small"
        variant="outlined"
        aria-label={`${Name}さんへの操作`}
        label="操作"
        acts={actions.map((action) => ({
          key: action,
          name: offered[action].label,
          isDangerous: action === 'delete',
          choose: () => setAsked(action),
        }))}
      />
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
