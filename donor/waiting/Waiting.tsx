import { formatJapaneseDate, japaneseDateOf } from '../../shared/dates'
import * as texts from '../../shared/messages/waiting'
import { DefinitionList, Unbroken } from '../components/Basics'
import { useSignedInUser } from '../page'

/** Where somebody stands in line, and what comes then. */
export function Waiting() {
  const { WaitingPosition: position, Profile } = useSignedInUser()
  const { WaitingSince: since, ExpectedInvitation: expected, Email } = Profile
  const { waitingTerms: terms } = texts
  return (
    <>
      <DefinitionList
        items={[
          ...(position === null
            ? []
            : [
                { term: terms.place, value: texts.placeInLine(position) },
                { term: terms.expected, value: <strong>{texts.expectedWords(expected)}</strong> },
              ]),
          ...(since
            ? [{ term: terms.since, value: formatJapaneseDate(japaneseDateOf(new Date(since))) }]
            : []),
          { term: terms.to, value: Email },
        ]}
      />
      {position !== null && expected && <p className="support">{texts.EXPECTED_BASIS}</p>}
      <div className="stackSmall">
        <h4>{texts.AFTER_THE_MAIL.title}</h4>
        <p>
          <Unbroken text={texts.AFTER_THE_MAIL.text} />
        </p>
      </div>
    </>
  )
}
