import { WHILE_WAITING, whileWaiting } from '../../shared/messages/onlineCheckResults'
import { tellUsOfIllness } from '../../shared/messages/renewalHeld'
import { useSignedInUser } from '../currentUser/useCurrentUser'
import { useTexts } from '../rootData'

/** What to keep in mind until the day; whoever has given stool tells us of an illness. */
export function WhileWaiting() {
  const texts = useTexts()
  const { TotalDonationsCount } = useSignedInUser().Profile
  const advice = TotalDonationsCount > 0 ? tellUsOfIllness(texts) : WHILE_WAITING
  return (
    <section className="stackSmall">
      <h2>{whileWaiting(TotalDonationsCount > 0)}</h2>
      <ul className="dots">
        {advice.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}
