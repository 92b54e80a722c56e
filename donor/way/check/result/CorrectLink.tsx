import { Link } from 'react-router'
import { CORRECT_ANSWER } from '../../../../shared/words/check/answerCorrectionNotes'
import { suspensionOf, useSignedInUser } from '../../../ground/page/standing'
import { answersPath } from './answersPath'

type Props = { screeningId: string; questionId: string; about: string; className?: string | undefined }

export function CorrectLink({ screeningId, questionId, about, className }: Props) {
  const user = useSignedInUser()
  if (suspensionOf(user)) return null
  return (
    <p>
      <Link to={answersPath(screeningId, questionId)} className={className}>
        {CORRECT_ANSWER}
        <span className="visuallyHidden">：{about}</span>
      </Link>
    </p>
  )
}
