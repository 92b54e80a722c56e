import { Link } from 'react-router'
import { ANSWER_CORRECTION_TOLD_DAYS } from '../../shared/answerCorrections'
import { daysBetween, japaneseDateOf } from '../../shared/dates'
import {
  answerCorrectionWords as words,
  whatCame,
  whileWaiting,
} from '../../shared/messages/answerCorrections'
import { Note, Unbroken } from '../components/Basics'
import { useSignedInUser, useToday } from '../page'

/** Answers put right that the office looks at, and what came of them lately. */
export function AnswerCorrectionNotes() {
  const { AnswerCorrections } = useSignedInUser()
  const today = useToday()
  const told = AnswerCorrections.filter(
    ({ State, DecidedAt }) =>
      State === 'Open' ||
      ((State === 'Accepted' || State === 'Refused') &&
        DecidedAt !== null &&
        daysBetween(japaneseDateOf(new Date(DecidedAt)), today) < ANSWER_CORRECTION_TOLD_DAYS),
  )
  return told.map(({ Id, ScreeningId, State, Effect, DueOn }) => (
    <Note key={Id} tone={State === 'Open' ? 'yolk' : 'plum'} title={words.title}>
      <p>
        <Unbroken text={State === 'Open' ? whileWaiting[Effect](DueOn) : whatCame[State]} />
      </p>
      <p>
        <Link to={`/online_check/answers?check=${ScreeningId}`}>{words.seeAnswers}</Link>
      </p>
    </Note>
  ))
}
