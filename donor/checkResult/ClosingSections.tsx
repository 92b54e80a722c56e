import {
  CORRECT_AFTER_PASSING,
  CORRECT_OR_TALK,
  OTHER_WAYS,
  otherWaysToHelp,
  WHILE_WAITING,
  whileWaiting,
} from '../../shared/messages/onlineCheckResults'
import { tellUsOfIllness } from '../../shared/messages/renewalHeld'
import { Contact } from '../components/Contact'
import { useSignedInUser } from '../currentUser/useCurrentUser'
import { OfficeNotes } from '../nextStep/OfficeNotes'
import { useTexts } from '../rootData'

export function CorrectOrTalk({ passed = false }: { passed?: boolean }) {
  return (
    <section className="stackSmall">
      <h2>訂正・ご相談</h2>
      <OfficeNotes />
      <p>{passed ? CORRECT_AFTER_PASSING : CORRECT_OR_TALK}</p>
      <Contact />
    </section>
  )
}

export function OtherWays() {
  return (
    <section className="stackSmall">
      <h2>{OTHER_WAYS}</h2>
      <ul className="dots">
        {otherWaysToHelp.map((way) => (
          <li key={way}>{way}</li>
        ))}
      </ul>
    </section>
  )
}

/** Donors are asked to report illness. */
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
