import { useState } from 'react'
import { messageOf } from '../graphql/request'

/** One action at a time; `failure` is the message of the last one, and `doing` the name that it was given. */
export function useAttempt() {
  const [doing, setDoing] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  /** Tells whether it went well. */
  const attempt = async (act: () => Promise<unknown>, name = '') => {
    setDoing(name)
    setFailure(null)
    const message = await act().then(() => null, messageOf)
    setFailure(message)
    setDoing(null)
    return message === null
  }
  return { busy: doing !== null, doing, failure, attempt }
}
