import { formatJapaneseDate, japaneseDateOf } from '../../../../shared/facts/dates'
import * as texts from '../../../ground/words/waiting'
import { DefinitionList, Unbroken } from '../../../parts/components/Basics'
import { useSignedInUser } from '../../../ground/page/standing'
import type { Wait } from './wait'

export function Waiting({ wait }: { wait?: Wait | null }) {
  const { WaitingPosition: position, Profile } = useSignedInUser()
  const { WaitingSince: since = null, ExpectedInvitation: expected = null } = wait ?? {}
  const { waitingTerms: terms } = texts
  return (
    <>
      <DefinitionList
        items={[
          ...(position === null
            ? []
            : [
                { term: terms.place, value: texts.placeInLine(position) },
                ...(wait
                  ? [{ term: terms.expected, value: <strong>{texts.expectedWords(expected)}</strong> }]
                  : []),
              ]),
          ...(since
            ? [{ term: terms.since, value: formatJapaneseDate(japaneseDateOf(new Date(since))) }]
            : []),
          { term: terms.to, value: Profile.Email },
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
