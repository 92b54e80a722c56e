import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { PageSkeleton } from '../../parts/components/LoadingOrFailure'

const BulkPage = lazy(() => import('./BulkPage').then((page) => ({ default: page.BulkPage })))
const BulkFilePage = lazy(() => import('./BulkFilePage').then((page) => ({ default: page.BulkFilePage })))
const BulkJobPage = lazy(() => import('./BulkJobPage').then((page) => ({ default: page.BulkJobPage })))

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
