import { Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { PageSkeleton } from '../../parts/components/LoadingOrFailure'
import { lazyOf } from '../../parts/components/lazyOf'

const DaySheetPage = lazyOf(() => import('./DaySheetPage'), 'DaySheetPage')
const CalendarPage = lazyOf(() => import('./CalendarPage'), 'CalendarPage')

/** One entry point, so that the console's first load contains one page only. */
export const CalendarPages = () => (
  <Suspense fallback={<PageSkeleton />}>
    <Routes>
      <Route index element={<CalendarPage />} />
      <Route path=":day" element={<DaySheetPage />} />
    </Routes>
  </Suspense>
)
