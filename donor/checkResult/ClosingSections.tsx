import * as onlineCheckResults from '../../shared/messages/onlineCheckResults'
import { tellUsOfIllness } from '../../shared/messages/renewalHeld'
import { Contact } from '../components/Basics'
import { OfficeNotes } from '../nextStep/OfficeNotes'
import { useSignedInUser, useTexts } from '../pageData'

export function CorrectOrTalk({ passed = false }: { passed?: boolean }) {
  return (
    <section className="stackSmall">
      <h2>訂正・ご相談</h2>
      <OfficeNotes />
      <p>{passed ? onlineCheckResults.CORRECT_AFTER_PASSING : onlineCheckResults.CORRECT_OR_TALK}</p>
      <Contact />
    </section>
  )
}

export function OtherWays() {
  return (
    <section className="stackSmall">
      <h2>{onlineCheckResults.OTHER_WAYS}</h2>
      <ul className="dots">
        {onlineCheckResults.otherWaysToHelp.map((way) => (
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
  const advice = TotalDonationsCount > 0 ? tellUsOfIllness(texts) : onlineCheckResults.WHILE_WAITING
  return (
    <section className="stackSmall">
      <h2>{onlineCheckResults.whileWaiting(TotalDonationsCount > 0)}</h2>
      <ul className="dots">
        {advice.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}
