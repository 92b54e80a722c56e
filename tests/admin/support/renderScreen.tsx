import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { AdminContext, memoryStore, ResourceContextProvider, type AuthProvider } from 'react-admin'
import { MemoryRouter } from 'react-router'
import { createSession } from '../../../admin/ground/auth/createSession'
import { mayDo } from '../../../admin/ground/auth/mayDo'
import { createConsoleClock, ConsoleContext } from '../../../admin/ground/console/ConsoleContext'
import { createQueryClient } from '../../../admin/start/createQueryClient'
import { i18nProvider } from '../../../admin/ground/words/i18nProvider'
import { samplePublicTexts, type PublicTexts } from '../../../shared/facts/config'
import type { Role } from '../../../shared/generated/schema'
import { fakeApi, type ApiAnswer, type ApiCall } from './fakeApi'

const config = {
  graphqlEndpoint: 'http://localhost/graphql',
  region: 'ap-northeast-1',
  userPoolId: 'ap-northeast-1_Embedded1',
  userPoolClientId: 'client',
  operator: samplePublicTexts,
  fakeNow: '2026-11-21T12:00:00+09:00',
}

type Options = {
  resource: string
  role: Role
  answer: (call: ApiCall) => ApiAnswer | Promise<ApiAnswer>
  /** What the operator file says otherwise than the sample. */
  operator?: Partial<PublicTexts>
}

// jsdom weighs every rule of every sheet for each element that is looked for by its role: most of the time, for nothing.
const withoutStyles = createCache({ key: 'css' })
withoutStyles.sheet.insert = () => undefined

/** One screen of the console, as somebody of this role sees it. */
export function renderScreen(screen: ReactNode, { resource, role, answer, operator }: Options) {
  // As before duties were apart.
  const held: Role[] = role === 'Administrator' ? ['Administrator', 'Physician'] : [role]
  const { dataProvider, calls } = fakeApi(answer)
  const queryClient = createQueryClient()
  let signOuts = 0
  const authProvider: AuthProvider = {
    login: async () => undefined,
    logout: async () => {
      signOuts += 1
    },
    checkAuth: async () => undefined,
    checkError: async () => undefined,
    getIdentity: async () => ({ id: 'me', fullName: '山田 あや' }),
    getPermissions: async () => held,
    canAccess: async ({ action, resource: asked }) => mayDo(held, action, asked),
  }
  const environment = {
    config: { ...config, operator: { ...config.operator, ...operator } },
    session: createSession(config),
    clock: createConsoleClock(config.fakeNow),
  }
  render(
    <CacheProvider value={withoutStyles}>
      <MemoryRouter initialEntries={[`/${resource}`]}>
        <ConsoleContext value={environment}>
          <AdminContext
            dataProvider={dataProvider}
            authProvider={authProvider}
            i18nProvider={i18nProvider}
            queryClient={queryClient}
            store={memoryStore()}
          >
            <ResourceContextProvider value={resource}>{screen}</ResourceContextProvider>
          </AdminContext>
        </ConsoleContext>
      </MemoryRouter>
    </CacheProvider>,
  )
  return {
    calls,
    signedOut: () => signOuts,
    isAsking: () => queryClient.isFetching() > 0,
    /** As when a colleague's change is told. */
    readAnew: () => queryClient.invalidateQueries(),
  }
}
