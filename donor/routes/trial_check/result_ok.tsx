import { trialOk } from '../../../shared/messages/trialCheckResults'
import bloom from '../../illustrations/bloom.svg?url&no-inline'
import { publicMeta } from '../../page/meta'
import { NoTrialYet, TrialResultPage } from '../../trialCheck/TrialResultPage'
import { trialMemory } from '../../trialCheck/trialMemory'

export const meta = publicMeta('/trial_check/result_ok')

export default function TrialResultOkPage() {
  if (!trialMemory.read()?.judgement.ok) return <NoTrialYet />
  return (
    <TrialResultPage tone="ok" sentence={trialOk.title} picture={bloom} next="register">
      <p>{trialOk.text}</p>
    </TrialResultPage>
  )
}
