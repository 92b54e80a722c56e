import { Box, Drawer, useMediaQuery } from '@mui/material'
import { Suspense, useRef, type ReactNode, useEffect, type RefObject } from 'react'
import { useGetIdentity } from 'react-admin'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation } from 'react-router'
import { PageFailure, PageSkeleton } from '../../parts/components/LoadingOrFailure'
import { lazyOf } from '../../parts/components/lazyOf'
import { GoToProvider } from './goTo/GoToProvider'
import { SkipLink } from '../../parts/components/SkipLink'
import { LiveUpdates } from '../../parts/live/LiveUpdates'
import { ConsoleBar, useMenuState } from './ConsoleBar'
import { ConsoleMenu } from './ConsoleMenu'
import { PageGuard } from './PageGuard'

const LockWhenIdle = lazyOf(() => import('../signIn/lock/LockWhenIdle'), 'LockWhenIdle')
const PurposeQuestion = lazyOf(() => import('../../records/reads/PurposeQuestion'), 'PurposeQuestion')
const DutyNotice = lazyOf(() => import('../../office/accounts/DutyNotice'), 'DutyNotice')

export function ConsoleLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const { identity } = useGetIdentity()
  useFocusAfterNavigation(main)
  return (
    <LiveUpdates>
      <GoToProvider>
        <Box sx={{ minHeight: '100vh', bgcolor: 'background.default', color: 'text.primary' }}>
          <SkipLink to="main-content" find={() => main.current}>
            本文へ移る
          </SkipLink>
          <Suspense fallback={null}>
            <LockWhenIdle />
            <PurposeQuestion />
          </Suspense>
          <ConsoleBar />
          <Box sx={{ display: 'flex' }}>
            <ConsoleSidebar />
            <Box
              component="main"
              ref={main}
              id="main-content"
              tabIndex={-1}
              sx={{
                flex: 1,
                minWidth: 0,
                maxWidth: 1216,
                // A person's page has columns; a list uses the whole screen.
                '&:has(> article, [data-list])': { maxWidth: 1704 },
                p: { xs: '20px 16px 48px', md: '24px 28px 48px' },
                // It receives focus on navigation; a ring around the whole page would be noise.
                '&:focus-visible': { outline: 0 },
              }}
            >
              {identity?.rolesOfBefore === true && (
                <Suspense>
                  <DutyNotice />
                </Suspense>
              )}
              <ErrorBoundary resetKeys={[pathname]} fallbackRender={PageFailure}>
                <Suspense fallback={<PageSkeleton />}>
                  <PageGuard>{children}</PageGuard>
                </Suspense>
              </ErrorBoundary>
            </Box>
          </Box>
        </Box>
      </GoToProvider>
    </LiveUpdates>
  )
}

const WIDTH = 216

function ConsoleSidebar() {
  const roomy = useMediaQuery('(min-width: 900px)')
  const [open, setOpen] = useMenuState()
  if (!roomy)
    return (
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { sx: { width: 280, bgcolor: 'background.default', border: 0 } } }}
      >
        <ConsoleMenu onChoose={() => setOpen(false)} />
      </Drawer>
    )
  return (
    <Box
      sx={{
        flex: `0 0 ${WIDTH}px`,
        position: 'sticky',
        top: 56,
        alignSelf: 'flex-start',
        height: 'calc(100vh - 56px)',
        overflowY: 'auto',
        scrollbarWidth: 'thin',
        borderRight: '1px solid',
        borderColor: 'divider',
        bgcolor: ({ palette }) => (palette.mode === 'dark' ? '#171e1a' : '#fbfcf9'),
      }}
    >
      <ConsoleMenu />
    </Box>
  )
}

/**
 * Moves the focus to a new page, like a page load, unless an element on it already has it. While a page loads for the first
 * time, the one before stays in the document, unseen, with the link that was followed: the browser takes the focus from it
 * a frame later.
 */
function useFocusAfterNavigation(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    const focused = document.activeElement
    const isOnPage = main.current?.contains(focused) && focused?.getClientRects().length !== 0
    if (!isOnPage) main.current?.focus({ preventScroll: true })
  }, [main, pathname])
}
