import { Link } from 'react-router'
import { daysBetween, japaneseDateOf } from '../../../shared/facts/dates'
import {
  ANSWER_CORRECTION_TOLD_DAYS,
  ANSWERS_PUT_RIGHT,
  SEE_ANSWERS,
  whatCame,
  whileWaiting,
} from '../../../shared/words/check/answerCorrectionNotes'
import { Note, Unbroken } from '../../parts/components/Basics'
import { useSignedInUser } from '../../ground/page/standing'
import { useToday } from '../../ground/page/clock'

export function AnswerCorrectionNotes() {
  const { AnswerCorrections } = useSignedInUser()
  const today = useToday()
  const told = (AnswerCorrections ?? []).filter(
    ({ State, DecidedAt }) =>
      State === 'Open' ||
      ((State === 'Accepted' || State === 'Refused') &&
        DecidedAt !== null &&
        daysBetween(japaneseDateOf(new Date(DecidedAt)), today) < ANSWER_CORRECTION_TOLD_DAYS),
  )
  return told.map(({ Id, ScreeningId, State, Effect, DueOn }) => (
    <Note key={Id} tone={State === 'Open' ? 'yolk' : 'plum'} title={ANSWERS_PUT_RIGHT}>
      <p>
        <Unbroken text={State === 'Open' ? whileWaiting[Effect](DueOn) : whatCame[State]} />
      </p>
      <p>
        <Link to={`/online_check/answers?check=${ScreeningId}`}>{SEE_ANSWERS}</Link>
      </p>
    </Note>
  ))
}
