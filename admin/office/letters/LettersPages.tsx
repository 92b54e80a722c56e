import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { PageSkeleton } from '../../parts/components/LoadingOrFailure'

const LettersPage = lazy(() => import('./LettersPage').then((page) => ({ default: page.LettersPage })))
const MailTextPage = lazy(() => import('./MailTextPage').then((page) => ({ default: page.MailTextPage })))
const LetterPage = lazy(() => import('./LetterPage').then((page) => ({ default: page.LetterPage })))

/** One entry point, so that the console's first load contains one page only. */
export const LettersPages = () => (
  <Suspense fallback={<PageSkeleton />}>
    <Routes>
      <Route index element={<LettersPage />} />
      <Route path="mails/:key" element={<MailTextPage />} />
      <Route path=":id" element={<LetterPage />} />
    </Routes>
  </Suspense>
)
