import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../graphql/apiError'
import { messageOf } from '../graphql/messageOf'
import { refreshCurrentUser } from '../session/currentUser'

type Options = {
  startAt: Date
  send: () => Promise<unknown>
  choicePath: string
  completePath: string
}

/** Sends a chosen time. A time that is taken, or not offered any more, leads back to the choice with the reason. */
export function useSending({ startAt, send, choicePath, completePath }: Options) {
  const navigate = useNavigate()
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const submit = async () => {
    setSending(true)
    setFailure(null)
    try {
      await send()
    } catch (error) {
      if (error instanceof ApiError && (error.code === 'SLOT_FULL' || error.code === 'BAD_USER_INPUT')) {
        const refused = Object.values(error.fields)[0] ?? error.message
        await navigate(`${choicePath}?at=${encodeURIComponent(startAt.toISOString())}`, {
          state: { refused },
        })
        return
      }
      // The booking may have been made although its answer was lost on the way.
      if (!(await isBookedAt(startAt))) {
        setFailure(messageOf(error))
        setSending(false)
        return
      }
    }
    await refreshCurrentUser().catch(() => undefined)
    await navigate(completePath, { replace: true })
  }

  return { submit, sending, failure }
}

async function isBookedAt(startAt: Date): Promise<boolean> {
  try {
    const { Guidance } = await refreshCurrentUser()
    return Guidance?.ReservedAt ? new Date(Guidance.ReservedAt).getTime() === startAt.getTime() : false
  } catch {
    return false
  }
}
