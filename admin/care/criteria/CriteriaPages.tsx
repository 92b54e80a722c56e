import { lazy, Suspense } from 'react'
import { useAuthenticated } from 'react-admin'
import { Route, Routes } from 'react-router'
import { PageSkeleton } from '../../parts/components/LoadingOrFailure'

const CriteriaListPage = lazy(() =>
  import('./CriteriaListPage').then((page) => ({ default: page.CriteriaListPage })),
)
const VersionPage = lazy(() => import('./VersionPage').then((page) => ({ default: page.VersionPage })))

/** One entry point, so that the console's first load contains one page only. */
export function CriteriaPages() {
  useAuthenticated()
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        <Route index element={<CriteriaListPage />} />
        <Route path=":id" element={<VersionPage />} />
      </Routes>
    </Suspense>
  )
}
