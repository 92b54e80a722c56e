import { Suspense, useState } from 'react'
import { isRecord } from '../../../shared/facts/isRecord'
import { PROOF_MISSING } from '../../../shared/words/program/apiErrors'
import { failureMessage } from './LoadingOrFailure'
import { lazyOf } from './lazyOf'

const ProofDialog = lazyOf(() => import('./ProofDialog'), 'ProofDialog')

/** The API tells by code, the user pool by its message. */
const isAsked = (failure: unknown): boolean =>
  (isRecord(failure) && isRecord(failure.body) && failure.body.code === 'REAUTHENTICATION_REQUIRED') ||
  failureMessage(failure) === PROOF_MISSING

export function useProof() {
  const [goOn, setGoOn] = useState<{ with: () => void } | null>(null)
  const dialog = goOn && (
    <Suspense>
      <ProofDialog
        onProved={() => {
          setGoOn(null)
          goOn.with()
        }}
        onClose={() => setGoOn(null)}
      />
    </Suspense>
  )
  return { isAsked, ask: (again: () => void) => setGoOn({ with: again }), dialog }
}
