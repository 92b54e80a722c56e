import type { Answers } from '../../../../shared/questionnaire/engine/answer'
import { knownScreen } from '../../../ground/words/yourAnswers'
import { AnswerList } from '../questions/AnswerList'
import type { CheckScreen } from './checkScreens'
import { screenPath } from './place'
import type { AnswersInWords } from './answersInWords'
import { Words } from '../../../parts/components/Basics'

type Props = { screen: CheckScreen; words: AnswersInWords; date: string | null; fromTrial: Answers }

export function KnownScreen({ screen, words, date, fromTrial }: Props) {
  const tried = screen.questions.some(({ id }) => fromTrial[id])
  const { h1, lead } = date ? knownScreen.before : tried ? knownScreen.tried : knownScreen
  return (
    <>
      <div className="stackSmall">
        <h1 tabIndex={-1}>
          <Words text={h1} />
        </h1>
        <p>{lead}</p>
      </div>
      <AnswerList
        {...words}
        gather={date !== null}
        sections={screen.sections.map(({ id, title }, index) => ({
          id,
          title,
          aside: index === 0 && date ? date : undefined,
          questions: screen.questions.filter(({ section }) => section === id),
        }))}
        changeTo={({ id }) => screenPath(id, screen.id)}
      />
    </>
  )
}
