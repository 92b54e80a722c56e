import { useState } from 'react'
import { messageOf } from './request'

/** One act at a time; `busy` is its name where there are several, `failure` the message of the last one. */
export function useAttempt<Name extends string = never>() {
  const [busy, setBusy] = useState<Name | boolean>(false)
  const [failure, setFailure] = useState<string | null>(null)
  /** Tells whether it went well. */
  const attempt = async (act: () => Promise<unknown>, name: Name | true = true) => {
    setBusy(name)
    setFailure(null)
    const message = await act().then(() => null, messageOf)
    setFailure(message)
    setBusy(false)
    return message === null
  }
  return { busy, failure, attempt }
}
