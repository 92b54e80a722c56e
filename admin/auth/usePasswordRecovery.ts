import { useMemo } from 'react'
import { useConsole } from '../boot/ConsoleContext'
import { consoleStorage } from './consoleStorage'

/** The two calls of a forgotten password, which ra-auth-cognito does not have. */
export function usePasswordRecovery() {
  const { session } = useConsole()
  return useMemo(() => {
    const userOf = async (email: string) => {
      const [{ CognitoUser }, pool] = await Promise.all([
        import('amazon-cognito-identity-js'),
        session.loadPool(),
      ])
      return new CognitoUser({ Username: email, Pool: pool, Storage: consoleStorage })
    }
    return {
      requestCode: async (email: string) => {
        const user = await userOf(email)
        return new Promise<void>((resolve, reject) => {
          user.forgotPassword({ onSuccess: () => resolve(), onFailure: reject })
        })
      },
      confirm: async (email: string, code: string, password: string) => {
        const user = await userOf(email)
        return new Promise<void>((resolve, reject) => {
          user.confirmPassword(code, password, { onSuccess: () => resolve(), onFailure: reject })
        })
      },
    }
  }, [session])
}
