import { Admin, Resource, type AuthProvider, type DataProvider } from 'react-admin'
import { BrowserRouter } from 'react-router'
import { activity } from './activity'
import { administrators } from './administrators'
import { LoadingPage } from './components/LoadingPage'
import { i18nProvider } from './i18n/i18nProvider'
import { createQueryClient } from './createQueryClient'
import { ConsoleLayout } from './layout/ConsoleLayout'
import { NotFoundPage } from './layout/NotFoundPage'
import { preferenceSlots } from './preferenceSlots'
import { SignInPage } from './signIn/SignInPage'
import { darkTheme, lightTheme } from './theme/consoleThemes'
import { users } from './users'

const queryClient = createQueryClient()

type Props = { authProvider: AuthProvider; dataProvider: DataProvider }

export function App({ authProvider, dataProvider }: Props) {
  // A navigation that waits for idle time loses against react-admin's reset of its caches at sign-out: the guard of the
  // page being left then runs again and again, for seconds, before the sign-in page shows.
  return (
    <BrowserRouter basename="/admin" useTransitions={false}>
      <Admin
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
        lightTheme={lightTheme}
        darkTheme={darkTheme}
        layout={ConsoleLayout}
        loading={LoadingPage}
        loginPage={SignInPage}
        catchAll={NotFoundPage}
        requireAuth
        disableTelemetry
      >
        <Resource {...users} />
        <Resource {...preferenceSlots} />
        <Resource {...administrators} />
        <Resource {...activity} />
      </Admin>
    </BrowserRouter>
  )
}
