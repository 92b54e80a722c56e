import type { QueryClient } from '@tanstack/react-query'
import type { AuthProvider } from 'react-admin'
import {
  ConsoleLogoutDocument,
  OwnAdministratorDocument,
  type AdministratorRowFragment,
} from '../generated/graphql'
import type { GraphQLClient } from '../dataProvider/createGraphQLClient'
import { isRecord } from '../dataProvider/isRecord'
import { toHttpError } from '../dataProvider/toHttpError'
import { noteTouch } from '../idle/idleTime'
import { mayDo } from './mayDo'
import type { Session } from './createSession'

export const NOT_FOR_THIS_ACCOUNT = 'このアカウントでは管理画面を利用できません。'

/** Refused at sign-in: the account is good, but its holder does not work here. */
export class NotForThisAccountError extends Error {
  override name = 'NotForThisAccountError'
  constructor() {
    super(NOT_FOR_THIS_ACCOUNT)
  }
}

/**
 * ra-auth-cognito's provider, with the question it cannot answer: whether the account belongs to the staff, and in
 * which role. The API says so, once for each sign-in; it decides again on each call anyway.
 */
export function createAuthProvider(
  session: Session,
  client: GraphQLClient,
  queryClient: QueryClient,
): AuthProvider {
  let cognito: Promise<AuthProvider> | null = null
  let hasEnded = false
  let known: { username: string; administrator: AdministratorRowFragment } | null = null

  /** Kept from one step of a sign-in to the next. */
  function loadCognito(): Promise<AuthProvider> {
    cognito ??= Promise.all([import('./createCognitoProvider'), session.loadPool()])
      .then(([{ createCognitoProvider }, pool]) => createCognitoProvider(pool))
      .catch((failure: unknown) => {
        cognito = null
        throw failure
      })
    return cognito
  }

  async function administrator(): Promise<AdministratorRowFragment> {
    const username = session.username()
    if (!username) throw new Error('Nobody is signed in')
    if (known?.username === username) return known.administrator
    const { data } = await client.query({ query: OwnAdministratorDocument }).catch((failure: unknown) => {
      throw toHttpError(failure)
    })
    if (!data.getAdministrator) throw new NotForThisAccountError()
    known = { username, administrator: data.getAdministrator }
    return known.administrator
  }

  /** While the token is good: what the log has of a sign-in it has of its end. */
  async function noteSignOut() {
    const token = await session.getAccessToken().catch(() => null)
    if (token) await client.mutate({ mutation: ConsoleLogoutDocument }).catch(() => undefined)
  }

  async function leave({ signsOut = false } = {}) {
    known = null
    if (!session.username()) return
    // What the page still asks for would be answered 401.
    await queryClient.cancelQueries()
    if (signsOut && !hasEnded) await noteSignOut()
    await loadCognito()
      .then(({ logout }) => logout({}))
      .catch(() => undefined)
    // The pool's client keeps its tokens when it could not reach the pool to revoke them.
    session.forget()
  }

  return {
    async login(form: unknown) {
      await (await loadCognito()).login(form)
      hasEnded = false
      noteTouch(Date.now())
      try {
        await administrator()
      } catch (failure) {
        await leave()
        throw failure
      }
    },
    async logout() {
      await leave({ signsOut: true })
    },
    async checkAuth() {
      await administrator()
    },
    /** Only a session that ended signs out, and only once; a refusal is shown where it happened. */
    async checkError(failure: unknown) {
      if (!isRecord(failure) || failure.status !== 401) return
      if (!session.username()) throw { logoutUser: false, message: false }
      hasEnded = true
      throw new Error('The session has ended')
    },
    async getIdentity() {
      const { Id, Name, Role } = await administrator()
      return { id: Id, fullName: Name, role: Role }
    },
    /** Also asked before the sign-in page shows; nobody may do nothing. */
    async getPermissions() {
      if (!session.username()) return null
      return (await administrator()).Role
    },
    async canAccess({ action }) {
      return mayDo((await administrator()).Role, action)
    },
  }
}
