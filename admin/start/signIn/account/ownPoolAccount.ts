import type { CognitoUser, UserData } from 'amazon-cognito-identity-js'
import { proofTexts } from '../../../../shared/words/program/proof'
import { poolErrorMessage } from '../../../ground/auth/poolErrorMessage'
import type { Session } from '../../../ground/auth/createSession'

type Answer<T> = (failure: Error | null | undefined, result?: T) => void

/** What staff do with their own account in our user pool or Amazon's. Errors are Japanese sentences. */
export function createOwnPoolAccount(session: Session) {
  async function asked<T>(ask: (user: CognitoUser, answer: Answer<T>) => void): Promise<T | undefined> {
    try {
      const user = (await session.loadPool()).getCurrentUser()
      if (!user) throw new Error('Nobody is signed in')
      return await new Promise<T | undefined>((resolve, reject) => {
        const answer: Answer<T> = (failure, result) => (failure ? reject(failure) : resolve(result))
        // Also reads the tokens, which the calls need.
        user.getSession((failure: Error | null) => (failure ? reject(failure) : ask(user, answer)))
      })
    } catch (failure) {
      // No form of this page asks for the address.
      throw new Error(proofTexts.refused(poolErrorMessage(failure)), { cause: failure })
    }
  }

  async function withPasskeys<T>(
    call: (library: typeof import('../../../ground/auth/passkeys')) => Promise<T>,
  ): Promise<T> {
    try {
      return await call(await import('../../../ground/auth/passkeys'))
    } catch (failure) {
      throw new Error(proofTexts.refused(poolErrorMessage(failure)), { cause: failure })
    }
  }

  const setTotp = (Enabled: boolean) =>
    asked((user, answer) =>
      user.setUserMfaPreference(null, { Enabled, PreferredMfa: Enabled }, (failure) => answer(failure)),
    )

  return {
    changePassword: (from: string, to: string) =>
      asked((user, answer) => user.changePassword(from, to, (failure) => answer(failure))),
    async hasTotp(): Promise<boolean> {
      const data = await asked<UserData>((user, answer) => user.getUserData(answer, { bypassCache: true }))
      return data?.UserMFASettingList?.includes('SOFTWARE_TOKEN_MFA') ?? false
    },
    /** The key for an authenticator app; nothing changes until the app's code proves it. */
    async newTotpKey(): Promise<string> {
      const key = await asked<string>((user, answer) =>
        user.associateSoftwareToken({
          associateSecretCode: (code) => answer(null, code),
          onFailure: (failure: Error) => answer(failure),
        }),
      )
      return key ?? ''
    },
    async proveTotp(code: string): Promise<void> {
      await asked((user, answer) =>
        user.verifySoftwareToken(code, '', { onSuccess: () => answer(null), onFailure: answer }),
      )
      await setTotp(true)
    },
    removeTotp: () => setTotp(false),
    listPasskeys: () => withPasskeys(({ listPasskeys }) => listPasskeys(session)),
    registerPasskey: (name: string) => withPasskeys(({ registerPasskey }) => registerPasskey(session, name)),
    removePasskey: (id: string) => withPasskeys(({ removePasskey }) => removePasskey(session, id)),
    signOutEverywhere: () =>
      asked((user, answer) => user.globalSignOut({ onSuccess: () => answer(null), onFailure: answer })),
  }
}

export type OwnPoolAccount = ReturnType<typeof createOwnPoolAccount>
