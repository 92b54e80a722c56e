import { CognitoUser } from 'amazon-cognito-identity-js'
import { useMemo } from 'react'
import { useConsole } from '../boot/ConsoleContext'
import { consoleStorage } from './consoleStorage'

/** The two calls of a forgotten password, which ra-auth-cognito does not have. */
export function usePasswordRecovery() {
  const { pool } = useConsole().session
  return useMemo(() => {
    const userOf = (email: string) =>
      new CognitoUser({ Username: email, Pool: pool, Storage: consoleStorage })
    return {
      requestCode: (email: string) =>
        new Promise<void>((resolve, reject) => {
          userOf(email).forgotPassword({ onSuccess: () => resolve(), onFailure: reject })
        }),
      confirm: (email: string, code: string, password: string) =>
        new Promise<void>((resolve, reject) => {
          userOf(email).confirmPassword(code, password, { onSuccess: () => resolve(), onFailure: reject })
        }),
    }
  }, [pool])
}
