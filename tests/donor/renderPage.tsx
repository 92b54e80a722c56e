import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createRoutesStub, Outlet } from 'react-router'
import { samplePublicTexts } from '../../shared/facts/config'

/** The day of pages under test, in Japan; their clock says its noon. */
export const TODAY = '2026-11-21'

/** Renders a page inside a router, below a root that has the operator's texts and the server's clock. */
export function renderPage(page: ReactNode, at = '/page', today = TODAY) {
  const root = {
    texts: samplePublicTexts,
    today,
    room: [{ date: today, hours: '8:00〜20:00' }],
    origin: 'https://donor.example',
    requestId: null,
    buildId: 'b1',
  }
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => root,
      Component: Outlet,
      children: [
        { path: 'page', Component: () => page },
        { path: '*', Component: () => <h1>別のページ</h1> },
      ],
    },
  ])
  return render(<Stub initialEntries={[at]} hydrationData={{ loaderData: { root } }} />)
}
