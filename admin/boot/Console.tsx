import { useEffect, useState } from 'react'
import { App } from '../App'
import { BootFailure } from './BootFailure'
import { ConsoleContext } from './ConsoleContext'
import { startConsole, type StartedConsole } from './startConsole'

type State = { is: 'starting' } | { is: 'failed' } | ({ is: 'started' } & StartedConsole)

/** Asks the server for the settings, then whether who was signed in still is; until then the page stays empty. */
export function Console() {
  const [state, setState] = useState<State>({ is: 'starting' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let left = false
    startConsole().then(
      (started) => left || setState({ is: 'started', ...started }),
      () => left || setState({ is: 'failed' }),
    )
    return () => {
      left = true
    }
  }, [attempt])

  const retry = () => {
    setState({ is: 'starting' })
    setAttempt(attempt + 1)
  }
  if (state.is === 'starting') return null
  if (state.is === 'failed') return <BootFailure onRetry={retry} />
  const { environment, authProvider, dataProvider, queryClient } = state
  return (
    <ConsoleContext value={environment}>
      <App authProvider={authProvider} dataProvider={dataProvider} queryClient={queryClient} />
    </ConsoleContext>
  )
}
