import { useCallback, useContext } from 'react'
import { DataProviderContext, useLogoutIfAccessDenied, type DataProvider } from 'react-admin'
import type { CallApi, ConsoleDataProvider } from './createDataProvider'

const hasCall = (provider: DataProvider | null): provider is ConsoleDataProvider =>
  typeof provider?.call === 'function'

/** Sends any other operation; an ended session signs out. */
export function useCallApi(): CallApi {
  const provider = useContext(DataProviderContext)
  const signOutIfEnded = useLogoutIfAccessDenied()
  if (!hasCall(provider)) throw new Error('Rendered outside of the console')
  const { call } = provider
  return useCallback<CallApi>(
    async (document, variables, options) => {
      try {
        return await call(document, variables, options)
      } catch (failure) {
        await signOutIfEnded(failure)
        throw failure
      }
    },
    [call, signOutIfEnded],
  )
}
