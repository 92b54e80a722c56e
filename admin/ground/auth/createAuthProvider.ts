import type { QueryClient } from '@tanstack/react-query'
import type { AuthProvider } from 'react-admin'
import {
  CreateLogoutActivityDocument,
  OwnAdministratorDocument,
  type AdministratorRowFragment,
} from '../../generated/graphql'
import type { GraphQLClient } from '../dataProvider/createGraphQLClient'
import { forgetDrafts, openDrafts, putDraftsAside } from './drafts'
import { rolesLabel } from '../../../shared/words/labels/consoleLabels'
import { isRecord } from '../../../shared/facts/isRecord'
import { SESSION_ENDED } from '../../../shared/words/program/notices'
import { toHttpError } from '../dataProvider/toHttpError'
import { idleState, lastTouchAt, LEFT_IDLE, noteTouch } from '../lock/idleTime'
import { forgetSealed, isLockOf } from '../lock/deviceLock'
import { mayDo } from './mayDo'
import type { Session } from './createSession'

export const NOT_FOR_THIS_ACCOUNT = 'このアカウントでは管理画面を利用できません。'

/** Thrown at sign-in when the account is valid but not a staff account. */
export class NotForThisAccountError extends Error {
  override name = 'NotForThisAccountError'
  constructor() {
    super(NOT_FOR_THIS_ACCOUNT)
  }
}

export type PasskeyForm = { passkeyOf: string }
const isPasskeyForm = (form: unknown): form is PasskeyForm =>
  isRecord(form) && typeof form.passkeyOf === 'string'

/** What a device has stored may lack newer fields. */
type OwnAdministrator = AdministratorRowFragment & { RolesOfBefore?: boolean }

/**
 * ra-auth-cognito's provider plus the role, which the API returns once per sign-in and checks on each call.
 * @param kept the person as stored on this device for a lost connection
 */
export function createAuthProvider(
  session: Session,
  client: GraphQLClient,
  queryClient: QueryClient,
  kept: OwnAdministrator | null = null,
): AuthProvider {
  let cognito: Promise<AuthProvider> | null = null
  let hasEnded = false
  const username = session.username()
  let known: { username: string; administrator: OwnAdministrator } | null =
    kept?.Roles && username ? { username, administrator: kept } : null

  /** Kept between the steps of a sign-in. */
  function loadCognito(): Promise<AuthProvider> {
    cognito ??= Promise.all([import('./createCognitoProvider'), session.loadPool()])
      .then(([{ createCognitoProvider }, pool]) => createCognitoProvider(pool))
      .catch((failure: unknown) => {
        cognito = null
        throw failure
      })
    return cognito
  }

  async function administrator(): Promise<OwnAdministrator> {
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

  async function leave({ signsOut = false } = {}) {
    known = null
    if (!session.username()) return
    const token = signsOut && !hasEnded ? await session.getAccessToken().catch(() => null) : null
    await session.leave(async () => {
      // Pending requests would be answered 401.
      await queryClient.cancelQueries()
      // Called while the token is valid, so that the log shows the sign-out.
      if (token)
        await client
          .mutate({ mutation: CreateLogoutActivityDocument, context: { token } })
          .catch(() => undefined)
      await loadCognito()
        .then(({ logout }) => logout({}))
        .catch(() => undefined)
    })
    if (hasEnded) putDraftsAside()
    else forgetDrafts()
    forgetSealed()
  }

  return {
    async login(form: unknown) {
      if (isPasskeyForm(form)) {
        const { signInWithPasskey } = await import('./passkeys')
        await signInWithPasskey(session, form.passkeyOf)
      } else {
        const { login } = await loadCognito()
        await login(form).catch(async (failure: unknown) => {
          const { orWrongClock } = await import('../../../shared/words/program/clockOfDevice')
          throw await orWrongClock(failure, Date.now())
        })
      }
      hasEnded = false
      noteTouch(Date.now())
      try {
        await administrator()
      } catch (failure) {
        await leave()
        throw failure
      }
      await openDrafts(session.username() ?? '')
    },
    async logout() {
      const { forgetPurposes } = await import('../purpose/purposes')
      forgetPurposes()
      await leave({ signsOut: true })
    },
    /** A window that was left alone shows nothing more to whoever loads it again; a device with a PIN locks instead. */
    async checkAuth() {
      const username = session.username()
      if (username && !isLockOf(username) && idleState(Date.now(), lastTouchAt()) === 'gone')
        throw new Error(LEFT_IDLE)
      await administrator()
    },
    /** Only 401 signs out, and only once; other refusals are shown where they occur. */
    async checkError(failure: unknown) {
      if (!isRecord(failure) || failure.status !== 401) return
      if (!session.username()) throw { logoutUser: false, message: false }
      hasEnded = true
      throw new Error(SESSION_ENDED)
    },
    async getIdentity() {
      const { Id, Name, Roles, RolesOfBefore } = await administrator()
      return { id: Id, fullName: Name, role: rolesLabel(Roles), rolesOfBefore: RolesOfBefore }
    },
    /** Also called before the sign-in page is shown; null means no permission. */
    async getPermissions() {
      if (!session.username()) return null
      return (await administrator()).Roles
    },
    async canAccess({ action, resource }) {
      return mayDo((await administrator()).Roles, action, resource)
    },
  }
}
