import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Answers } from '../../shared/questionnaire/answer'
import type { CheckKind } from '../../shared/questionnaire/question'
import { keepResult } from '../checkResult/loadResult'
import { resultPath } from '../checkResult/screening'
import { refreshCurrentUser } from '../currentUser/currentUser'
import { SubmitOnlineCheckDocument } from '../generated/graphql'
import { messageOf, request } from '../graphql/request'
import type { SaveQueue } from './saveQueue'

/** A failure changes nothing. */
export function useSubmission(screeningId: string, queue: SaveQueue, kind: CheckKind) {
  const navigate = useNavigate()
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const submit = async (answers: Answers) => {
    setSending(true)
    setFailure(null)
    try {
      // A later save would be refused.
      await queue.flush()
      const { submitOnlineCheck } = await request(SubmitOnlineCheckDocument, { id: screeningId, answers })
      queue.stop()
      await refreshCurrentUser().then(
        (user) => keepResult(user, submitOnlineCheck),
        () => undefined,
      )
      const result = submitOnlineCheck.OnlineCheck?.OnlineCheckResult ?? null
      await navigate(resultPath(result, kind), { replace: true })
    } catch (error) {
      setFailure(messageOf(error))
      setSending(false)
    }
  }

  return { submit, sending, failure }
}
