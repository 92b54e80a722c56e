import { formatJapaneseDate, japaneseDateOf } from '../../../../shared/facts/dates'
import { answerCorrectionStateLabels } from '../../../../shared/words/labels/answerCorrectionLabels'
import { onlineCheckResultForDonor } from '../../../../shared/words/labels/screeningLabels'
import {
  ANSWERS_PUT_RIGHT,
  whatCame,
  whileWaiting,
} from '../../../../shared/words/check/answerCorrectionNotes'
import { answerCorrectionWords as words, reasonsTold } from '../../../../shared/words/check/answerCorrections'
import { DefinitionList, Note, Unbroken } from '../../../parts/components/Basics'
import type { YourCorrectionFragment } from '../../../generated/graphql'

type Props = { corrections: readonly YourCorrectionFragment[] }

export function Corrections({ corrections }: Props) {
  const told = corrections.filter(({ State }) => State !== 'Withdrawn')
  if (told.length === 0) return null
  return (
    <section className="stack">
      <h2>{ANSWERS_PUT_RIGHT}</h2>
      {told.map((correction) => (
        <Note
          key={correction.Id}
          tone={correction.State === 'Open' ? 'yolk' : 'leaf'}
          title={`${formatJapaneseDate(japaneseDateOf(new Date(correction.CreatedAt)))}の訂正：${answerCorrectionStateLabels[correction.State]}`}
        >
          <CorrectionText correction={correction} />
        </Note>
      ))}
    </section>
  )
}

function CorrectionText({ correction }: { correction: YourCorrectionFragment }) {
  const { State, Effect, DueOn, Reason, Words, After, Answers } = correction
  return (
    <>
      <p>
        <Unbroken text={State === 'Open' ? whileWaiting[Effect](DueOn) : whatCame[State]} />
      </p>
      {Reason && <p>{reasonsTold[Reason]}</p>}
      {Words && <p>事務局から：{Words}</p>}
      {After && State !== 'Refused' && (
        <p>
          <b>結果：{onlineCheckResultForDonor(After.Result, After.NextDate)}</b>
        </p>
      )}
      {Answers.map(({ QuestionId, Question, Before, After: after }) => (
        <div key={QuestionId}>
          <p>
            <Unbroken text={Question} />
          </p>
          <DefinitionList
            items={[
              { term: words.before, value: <Unbroken text={Before} /> },
              { term: words.after, value: <Unbroken text={after} /> },
            ]}
          />
        </div>
      ))}
    </>
  )
}
