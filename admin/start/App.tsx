import { Suspense } from 'react'
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
import { lazyOf } from '../parts/components/lazyOf'
import { createConsoleStore } from '../ground/console/createConsoleStore'
import { i18nProvider } from '../ground/words/i18nProvider'
import { ConsoleLayout } from './layout/ConsoleLayout'
import { AccessDeniedPage, NotFoundPage } from './layout/NotFoundPage'
import { darkTheme, lightTheme } from '../ground/theme/consoleThemes'
import { resources } from './resourcePages'
import { isUndoOffered } from '../parts/shortcuts/Keys'

const store = createConsoleStore()
const DashboardPage = lazyOf(() => import('../office/dashboard/DashboardPage'), 'DashboardPage')
const DeskPage = lazyOf(() => import('../office/desk/DeskPage'), 'DeskPage')
const ReceptionPage = lazyOf(() => import('../office/reception/ReceptionPage'), 'ReceptionPage')
const CalendarPages = lazyOf(() => import('../office/calendar/CalendarPages'), 'CalendarPages')
const OpeningPage = lazyOf(() => import('../office/calendar/WeekHours'), 'OpeningPage')
const AccountPage = lazyOf(() => import('./signIn/account/AccountPage'), 'AccountPage')
const DutiesPage = lazyOf(() => import('../office/accounts/DutiesPage'), 'DutiesPage')
const OperatorPage = lazyOf(() => import('../office/accounts/OperatorPage'), 'OperatorPage')
const PendingAccountsPage = lazyOf(
  () => import('../office/accounts/PendingAccountsPage'),
  'PendingAccountsPage',
)
const MonthRecordPage = lazyOf(() => import('../care/waitingList/MonthRecordPage'), 'MonthRecordPage')
const SeatsPage = lazyOf(() => import('../office/seats/SeatsPage'), 'SeatsPage')
const PanelTablePage = lazyOf(() => import('../care/units/PanelTablePage'), 'PanelTablePage')
const GiftsPage = lazyOf(() => import('../care/gifts/GiftsPage'), 'GiftsPage')
const BulkPages = lazyOf(() => import('../office/bulk/BulkPages'), 'BulkPages')
const CriteriaPages = lazyOf(() => import('../care/criteria/CriteriaPages'), 'CriteriaPages')
const LettersPages = lazyOf(() => import('../office/letters/LettersPages'), 'LettersPages')
const SealsPage = lazyOf(() => import('../records/security/SealsPage'), 'SealsPage')
const SignInPage = lazyOf(() => import('./signIn/SignInPage'), 'SignInPage')
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
