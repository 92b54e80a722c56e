import { DefinitionList } from '../components/DefinitionList'
import { useSignedInUser } from '../currentUser/useCurrentUser'

export function Waiting() {
  const { WaitingPosition, Profile } = useSignedInUser()
  return (
    <DefinitionList
      items={[
        ...(WaitingPosition === null
          ? []
          : [{ term: 'お待ちの順番', value: `いま${WaitingPosition}番目です` }]),
        { term: 'ご案内の送り先', value: Profile.Email },
      ]}
    />
  )
}
