import { lazy, Suspense } from 'react'
import { usePurposeQuestion } from './usePurpose'

const PurposeDialog = lazy(() => import('./PurposeDialog').then((file) => ({ default: file.PurposeDialog })))

/** Shows the purpose dialog on any page when a call waits for a purpose. */
export function PurposeQuestion() {
  const question = usePurposeQuestion()
  if (!question) return null
  return (
    <Suspense fallback={null}>
      <PurposeDialog key={question.subject} subject={question.subject} />
    </Suspense>
  )
}
