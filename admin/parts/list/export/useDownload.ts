import { useState } from 'react'
import { useLogoutIfAccessDenied, useNotify } from 'react-admin'
import { useConsole } from '../../../ground/console/ConsoleContext'
import { failureMessage } from '../../components/LoadingOrFailure'
import { saveFile } from '../../components/saveFile'
import { useProof } from '../../components/useProof'
import { requestFile } from './requestFile'

/**
 * Saves a file of the API. If the server wants a fresh sign-in, asks for the password in `dialog` and continues.
 * @param done told once it is saved
 */
export function useDownload(url: string, { body, done }: { body?: unknown; done?: string } = {}) {
  const { session } = useConsole()
  const notify = useNotify()
  const signOutIfEnded = useLogoutIfAccessDenied()
  const proof = useProof()
  const [isRunning, setRunning] = useState(false)
  const run = async () => {
    setRunning(true)
    try {
      const { blob, name } = await requestFile(url, { token: await session.getAccessToken(), body })
      saveFile(blob, name)
      if (done) notify(done, { type: 'success' })
    } catch (failure) {
      if (proof.isAsked(failure)) return proof.ask(() => void run())
      notify(failureMessage(failure), { type: 'error' })
      await signOutIfEnded(failure)
    } finally {
      setRunning(false)
    }
  }
  return { button: { loading: isRunning, onClick: () => void run() }, dialog: proof.dialog }
}
