import { lazy, Suspense } from 'react'
import { usePurposeQuestion } from './usePurpose'

const PurposeDialog = lazy(() => import('./PurposeDialog').then((file) => ({ default: file.PurposeDialog })))

/** Stands wherever a record can be opened: what waits for a purpose goes on with the answer. */
export function PurposeQuestion() {
  const question = usePurposeQuestion()
  if (!question) return null
  return (
    <Suspense fallback={null}>
      <PurposeDialog key={question.subject} subject={question.subject} />
    </Suspense>
  )
}
