import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { forgetPurpose, givePurpose, purposeFor } from '../../ground/purpose/purposes'
import { usePurposeQuestion } from '../../ground/purpose/usePurpose'
import { lazyOf } from '../../parts/components/lazyOf'

const PurposeDialog = lazyOf(() => import('./PurposeDialog'), 'PurposeDialog')
const ProofDialog = lazyOf(() => import('../../parts/components/ProofDialog'), 'ProofDialog')

/** Shows a dialog on any page when a call waits for a purpose, or an emergency for a fresh sign-in. */
export function PurposeQuestion() {
  const question = usePurposeQuestion()
  const queries = useQueryClient()
  if (!question) return null
  const { subject, proof } = question
  const endEmergency = () => {
    if (subject !== null) forgetPurpose(subject)
    givePurpose(subject, null)
    void queries.invalidateQueries()
  }
  return (
    <Suspense fallback={null}>
      {proof && subject !== null ? (
        <ProofDialog onProved={() => givePurpose(subject, purposeFor(subject))} onClose={endEmergency} />
      ) : (
        <PurposeDialog key={subject} subject={subject} />
      )}
    </Suspense>
  )
}
