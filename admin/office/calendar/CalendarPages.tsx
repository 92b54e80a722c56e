import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { PageSkeleton } from '../../parts/components/LoadingOrFailure'

const DaySheetPage = lazy(() => import('./DaySheetPage').then((page) => ({ default: page.DaySheetPage })))
const CalendarPage = lazy(() => import('./CalendarPage').then((page) => ({ default: page.CalendarPage })))

/** One entry point, so that the console's first load contains one page only. */
export const CalendarPages = () => (
  <Suspense fallback={<PageSkeleton />}>
    <Routes>
      <Route index element={<CalendarPage />} />
      <Route path=":day" element={<DaySheetPage />} />
    </Routes>
  </Suspense>
)
