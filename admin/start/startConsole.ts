import type { QueryClient } from '@tanstack/react-query'
import { HttpError, type AuthProvider, type DataProvider } from 'react-admin'
import { createAuthProvider } from '../ground/auth/createAuthProvider'
import { createSession } from '../ground/auth/createSession'
import { createConsoleClock, type ConsoleEnvironment } from '../ground/console/ConsoleContext'
import { loadConsoleConfig, type ConsoleConfig } from '../ground/console/consoleConfig'
import { createQueryClient } from './createQueryClient'
import { createDataProvider } from '../ground/dataProvider/createDataProvider'
import { createGraphQLClient } from '../ground/dataProvider/createGraphQLClient'
import { isPassing } from '../ground/dataProvider/toHttpError'
import { openDrafts } from '../ground/auth/drafts'
import { lastTouchAt, LOCK_MS } from '../ground/lock/idleTime'
import type { KeptToday } from '../office/reception/keptToday'
import { isLocked, isLockOf, lockDevice, sessionEnd } from '../ground/lock/deviceLock'
import { takePathBack } from './signIn/lock/goToLock'
import { resourceLoaders } from './resources'
export type StartedConsole = {
  environment: ConsoleEnvironment
  authProvider: AuthProvider
  dataProvider: DataProvider
  queryClient: QueryClient
}

/**
 * Null for a locked device, also for one that was left open for too long.
 * @throws when the server cannot be reached: react-admin would treat that as the end of the session
 */
export async function startConsole(): Promise<StartedConsole | null> {
  if (isLocked()) return null
  const { config, kept } = await readConfig()
  const session = createSession(config)
  if (isLockOf(session.username()) && Date.now() - lastTouchAt() >= LOCK_MS) {
    await lockDevice(sessionEnd(session.signedInAt()))
    return null
  }
  const username = session.username()
  if (username) {
    await openDrafts(username)
    takePathBack()
  }
  const clock = createConsoleClock(config.serverTime)
  const client = createGraphQLClient({
    endpoint: config.graphqlEndpoint,
    getAccessToken: session.getAccessToken,
    noteTime: clock.note,
  })
  const queryClient = createQueryClient()
  const authProvider = createAuthProvider(session, client, queryClient, kept?.administrator)
  // Without a connection only the reception has data.
  if (kept) window.history.replaceState(null, '', '/admin/reception')
  else if (username) await authProvider.checkAuth({}).catch(unlessUnreachable)
  return {
    environment: { config, session, clock },
    authProvider,
    dataProvider: createDataProvider(client, resourceLoaders, clock.today),
    queryClient,
  }
}

/** Without a connection, returns what this device keeps for today's reception. */
async function readConfig(): Promise<{ config: ConsoleConfig; kept: KeptToday | null }> {
  try {
    return { config: await loadConsoleConfig(), kept: null }
  } catch (failure) {
    if (!(failure instanceof HttpError) || failure.status !== 0) throw failure
    const { readToday } = await import('../office/reception/keptToday')
    const kept = await readToday()
    if (!kept) throw failure
    const serverTime = new Date(Date.now() + kept.ahead).toISOString()
    return { config: { ...kept.config, serverTime }, kept }
  }
}

/** react-admin handles a refusal by showing the sign-in page. */
function unlessUnreachable(failure: unknown) {
  if (isPassing(failure)) throw failure
}
