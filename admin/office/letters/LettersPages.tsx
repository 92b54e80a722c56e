import { Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { PageSkeleton } from '../../parts/components/LoadingOrFailure'
import { lazyOf } from '../../parts/components/lazyOf'

const LettersPage = lazyOf(() => import('./LettersPage'), 'LettersPage')
const MailTextPage = lazyOf(() => import('./MailTextPage'), 'MailTextPage')
const LetterPage = lazyOf(() => import('./LetterPage'), 'LetterPage')

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
