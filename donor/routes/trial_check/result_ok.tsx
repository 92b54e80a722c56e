import { trialOk } from '../../ground/words/trialCheckResults'
import bloom from '../../ground/illustrations/bloom.svg?url&no-inline'
import { publicMeta } from '../../ground/page/publicMeta'
import { NoTrialYet, TrialResultPage } from '../../way/check/trial/TrialResultPage'
import { trialMemory } from '../../way/check/trial/trialMemory'

export const meta = publicMeta('/trial_check/result_ok')

export default function TrialResultOkPage() {
  if (!trialMemory.read()?.judgement.ok) return <NoTrialYet />
  return (
    <TrialResultPage tone="ok" sentence={trialOk.title} picture={bloom} next="register">
      <p>{trialOk.text}</p>
    </TrialResultPage>
  )
}
