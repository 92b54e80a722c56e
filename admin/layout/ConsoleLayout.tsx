import Box from '@mui/material/Box'
import { Suspense, useRef, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation } from 'react-router'
import { PageFailure } from '../components/PageFailure'
import { PageSkeleton } from '../components/PageSkeleton'
import { GoToProvider } from '../goTo/GoToProvider'
import { IdleSignOut } from '../idle/IdleSignOut'
import { Shortcuts } from '../shortcuts/Shortcuts'
import { ConsoleBar } from './ConsoleBar'
import { ConsoleSidebar } from './ConsoleSidebar'
import { SkipLink } from './SkipLink'
import { useFocusAfterNavigation } from './useFocusAfterNavigation'

/** Bar, menu and page. */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  useFocusAfterNavigation(main)
  return (
    <GoToProvider>
      <Box sx={{ minHeight: '100vh', bgcolor: 'background.default', color: 'text.primary' }}>
        <SkipLink />
        <Shortcuts />
        <IdleSignOut />
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
              p: { xs: '20px 16px 48px', md: '24px 28px 48px' },
              // It takes the focus with a new page; a ring around all of it would say nothing.
              '&:focus-visible': { outline: 0 },
            }}
          >
            <ErrorBoundary resetKeys={[pathname]} fallbackRender={PageFailure}>
              <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
            </ErrorBoundary>
          </Box>
        </Box>
      </Box>
    </GoToProvider>
  )
}
