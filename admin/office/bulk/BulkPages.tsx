import { Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { PageSkeleton } from '../../parts/components/LoadingOrFailure'
import { lazyOf } from '../../parts/components/lazyOf'

const BulkPage = lazyOf(() => import('./BulkPage'), 'BulkPage')
const BulkFilePage = lazyOf(() => import('./BulkFilePage'), 'BulkFilePage')
const BulkJobPage = lazyOf(() => import('./BulkJobPage'), 'BulkJobPage')

/** One entry point, so that the console's first load contains one page only. */
export const BulkPages = () => (
  <Suspense fallback={<PageSkeleton />}>
    <Routes>
      <Route index element={<BulkPage />} />
      <Route path="file/:act" element={<BulkFilePage />} />
      <Route path=":id" element={<BulkJobPage />} />
    </Routes>
  </Suspense>
)
