import { lazy, Suspense } from 'react'
import { CssBaseline } from '@mui/material'
import {
  AdminContext,
  AuthenticationError,
  CoreAdminUI,
  CustomRoutes,
  Error as ErrorPage,
  Notification,
  Resource,
  usePermissions,
  useResourceContext,
} from 'react-admin'
import { BrowserRouter, Navigate, Route, useParams } from 'react-router'
import { useMayCall } from '../ground/auth/useDuties'
import type { StartedConsole } from './startConsole'
import { LoadingPage } from '../parts/components/LoadingOrFailure'
import { createConsoleStore } from '../ground/console/createConsoleStore'
import { i18nProvider } from '../ground/words/i18nProvider'
import { ConsoleLayout } from './layout/ConsoleLayout'
import { AccessDeniedPage, NotFoundPage } from './layout/NotFoundPage'
import { darkTheme, lightTheme } from '../ground/theme/consoleThemes'
import { resources } from './resourcePages'
import { isUndoOffered } from '../parts/shortcuts/Keys'

const store = createConsoleStore()
const DashboardPage = lazy(() =>
  import('../office/dashboard/DashboardPage').then((page) => ({ default: page.DashboardPage })),
)
const DeskPage = lazy(() => import('../office/desk/DeskPage').then((page) => ({ default: page.DeskPage })))
const ReceptionPage = lazy(() =>
  import('../office/reception/ReceptionPage').then((page) => ({ default: page.ReceptionPage })),
)
const CalendarPages = lazy(() =>
  import('../office/calendar/CalendarPages').then((page) => ({ default: page.CalendarPages })),
)
const OpeningPage = lazy(() =>
  import('../office/calendar/WeekHours').then((page) => ({ default: page.OpeningPage })),
)
const AccountPage = lazy(() =>
  import('./signIn/account/AccountPage').then((page) => ({ default: page.AccountPage })),
)
const DutiesPage = lazy(() =>
  import('../office/accounts/DutiesPage').then((page) => ({ default: page.DutiesPage })),
)
const OperatorPage = lazy(() =>
  import('../office/accounts/OperatorPage').then((page) => ({ default: page.OperatorPage })),
)
const PendingAccountsPage = lazy(() =>
  import('../office/accounts/PendingAccountsPage').then((page) => ({ default: page.PendingAccountsPage })),
)
const MonthRecordPage = lazy(() =>
  import('../care/waitingList/MonthRecordPage').then((page) => ({ default: page.MonthRecordPage })),
)
const SeatsPage = lazy(() =>
  import('../office/seats/SeatsPage').then((page) => ({ default: page.SeatsPage })),
)
const PanelTablePage = lazy(() =>
  import('../care/units/PanelTablePage').then((page) => ({ default: page.PanelTablePage })),
)
const GiftsPage = lazy(() => import('../care/gifts/GiftsPage').then((page) => ({ default: page.GiftsPage })))
const BulkPages = lazy(() => import('../office/bulk/BulkPages').then((page) => ({ default: page.BulkPages })))
const CriteriaPages = lazy(() =>
  import('../care/criteria/CriteriaPages').then((page) => ({ default: page.CriteriaPages })),
)
const LettersPages = lazy(() =>
  import('../office/letters/LettersPages').then((page) => ({ default: page.LettersPages })),
)
const SealsPage = lazy(() =>
  import('../records/security/SealsPage').then((page) => ({ default: page.SealsPage })),
)
const SignInPage = lazy(() => import('./signIn/SignInPage').then((page) => ({ default: page.SignInPage })))
// react-admin renders its sign-in page outside its own Suspense.
const signInPage = (
  <Suspense fallback={<LoadingPage />}>
    <SignInPage />
  </Suspense>
)

function FirstPage() {
  const mayCall = useMayCall()
  const { isPending } = usePermissions()
  if (isPending) return null
  if (mayCall('getDashboard')) return <Navigate to="/desk" replace />
  if (mayCall('findDonor')) return <Navigate to="/reception" replace />
  return <Navigate to={mayCall('settleRewards') ? '/donations' : '/activity'} replace />
}

/** The address of a record is its page: /cases/ID is /cases/ID/show. */
function ToShow() {
  const { id = '' } = useParams()
  return <Navigate to={`/${useResourceContext() ?? ''}/${encodeURIComponent(id)}/show`} replace />
}

type Props = Pick<StartedConsole, 'authProvider' | 'dataProvider' | 'queryClient'>

/** Replaces react-admin's <Admin>, which puts its sign-in page and all its forms into the first load. */
export function App({ authProvider, dataProvider, queryClient }: Props) {
  // Without transitions: otherwise the guard of the old page runs again and again for seconds when
  // react-admin resets its caches at sign-out.
  return (
    <BrowserRouter basename="/admin" useTransitions={false}>
      <AdminContext
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
        store={store}
        lightTheme={lightTheme}
        darkTheme={darkTheme}
      >
        <CssBaseline enableColorScheme />
        <CoreAdminUI
          layout={ConsoleLayout}
          dashboard={FirstPage}
          loading={LoadingPage}
          loginPage={signInPage}
          authCallbackPage={false}
          catchAll={NotFoundPage}
          accessDenied={AccessDeniedPage}
          authenticationError={AuthenticationError}
          error={ErrorPage}
          requireAuth
          disableTelemetry
        >
          <CustomRoutes>
            <Route path="/dashboard" element={<DashboardPage />} />
            <Route path="/desk" element={<DeskPage />} />
            <Route path="/reception" element={<ReceptionPage />} />
            <Route path="/calendar/*" element={<CalendarPages />} />
            <Route path="/account" element={<AccountPage />} />
            <Route path="/duties" element={<DutiesPage />} />
            <Route path="/opening" element={<OpeningPage />} />
            <Route path="/operator" element={<OperatorPage />} />
            <Route path="/pendingAccounts" element={<PendingAccountsPage />} />
            <Route path="/preferenceSlots/outlook" element={<SeatsPage />} />
            <Route path="/preferenceSlots/:month" element={<MonthRecordPage />} />
            <Route path="/bulk/*" element={<BulkPages />} />
            <Route path="/units/panels" element={<PanelTablePage />} />
            <Route path="/donations/gifts" element={<GiftsPage />} />
            <Route path="/criteria/*" element={<CriteriaPages />} />
            <Route path="/seals" element={<SealsPage />} />
            <Route path="/letters/*" element={<LettersPages />} />
          </CustomRoutes>
          {resources.map((resource) => (
            <Resource key={resource.name} {...(resource.show && { edit: ToShow })} {...resource} />
          ))}
        </CoreAdminUI>
        <Notification slotProps={{ clickAwayListener: { onClickAway: keepOffered } }} />
      </AdminContext>
    </BrowserRouter>
  )
}

/** A click elsewhere closes a notice, except one that offers to undo. */
function keepOffered(event: MouseEvent | TouchEvent) {
  if (isUndoOffered()) Object.assign(event, { defaultMuiPrevented: true })
}
