import { Suspense } from 'react'
import { useAuthenticated } from 'react-admin'
import { Route, Routes } from 'react-router'
import { PageSkeleton } from '../../parts/components/LoadingOrFailure'
import { lazyOf } from '../../parts/components/lazyOf'

const CriteriaListPage = lazyOf(() => import('./CriteriaListPage'), 'CriteriaListPage')
const VersionPage = lazyOf(() => import('./VersionPage'), 'VersionPage')

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
