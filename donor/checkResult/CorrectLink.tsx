import { Link } from 'react-router'
import { answerCorrectionWords as words } from '../../shared/messages/answerCorrections'
import { suspensionOf, useSignedInUser } from '../page'
import { answersPath } from './loadAnswers'

type Props = { screeningId: string; questionId: string; about: string; className?: string | undefined }

/** Beside a reason: the way to put the answer right that it comes from. */
export function CorrectLink({ screeningId, questionId, about, className }: Props) {
  const user = useSignedInUser()
  if (suspensionOf(user)) return null
  return (
    <p>
      <Link to={answersPath(screeningId, questionId)} className={className}>
        {words.correct}
        <span className="visuallyHidden">：{about}</span>
      </Link>
    </p>
  )
}
