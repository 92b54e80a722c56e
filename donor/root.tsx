// First, so that components' styles override the shared ones.
import './ground/styles/tokens.css'
import './ground/styles/layout.css'
import { useContext } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useMatches } from 'react-router'
import type { Route } from './+types/root'
import { roomAhead } from '../shared/rules/visits/roomAhead'
import { ErrorPage } from './parts/components/ErrorPage'
import { Layout as PageLayout } from './frame/layouts/Layout'
import { ToastOutlet } from './ground/page/toasts'
import mark from './ground/illustrations/mark.svg?url&no-inline'
import touchIcon from './ground/illustrations/touch-icon.png?url&no-inline'
import { EarlyScriptContext, pageRequestContext } from './ground/page/loadContext'
import { useClientConfig, type RootData } from './ground/page/rootData'
import { CONFIG_META } from './ground/session/clientConfig'
import { THEME_COLOR } from './ground/styles/themeColor'
import { freshBuild } from './ground/version/freshBuild'

export function loader({ context }: Route.LoaderArgs): RootData {
  const { texts, config, today, origin, requestId, buildId } = context.get(pageRequestContext)
  return { texts, config, today, room: roomAhead(texts, today), origin, requestId, buildId }
}

export const clientMiddleware = [freshBuild]

/** The operator's texts do not change while a page is open. */
export const shouldRevalidate = () => false

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: mark, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: touchIcon },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

/** The offline page is shown at any address, so it has no script and no links. */
const useIsBare = () => useLocation().pathname === '/offline'

export function Layout({ children }: { children: React.ReactNode }) {
  const bare = useIsBare()
  const config = useClientConfig()
  const earlyScript = useContext(EarlyScriptContext)
  const signedIn = useMatches().some(({ id }) => id === 'frame/layouts/auth')
  return (
    <html lang="ja">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={THEME_COLOR} />
        <meta name="format-detection" content="telephone=no" />
        {config && <meta name={CONFIG_META} content={JSON.stringify(config)} />}
        {/* Before the styles, because a script after them would wait for them. */}
        {signedIn && <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: earlyScript }} />}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {!bare && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

export default function App() {
  return useIsBare() ? (
    <Outlet />
  ) : (
    <PageLayout>
      <Outlet />
      <ToastOutlet />
    </PageLayout>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PageLayout>
      <ErrorPage error={error} />
    </PageLayout>
  )
}
