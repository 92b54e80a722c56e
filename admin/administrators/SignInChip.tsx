import { signInStates } from '../../shared/messages/administratorActions'
import { StateChip } from '../components/StateChip'
import type { AdministratorListRowFragment } from '../generated/graphql'

type Props = { administrator: Pick<AdministratorListRowFragment, 'AwaitsFirstSignIn' | 'HasTotp'> }

/** How somebody signs in; nothing where the user pool does not tell. */
export function SignInChip({ administrator: { AwaitsFirstSignIn, HasTotp } }: Props) {
  if (AwaitsFirstSignIn) return <StateChip tone="yolk">{signInStates.awaits}</StateChip>
  if (typeof HasTotp !== 'boolean') return null
  return HasTotp ? (
    <StateChip tone="leaf">{signInStates.totp}</StateChip>
  ) : (
    <StateChip tone="quiet">{signInStates.password}</StateChip>
  )
}
