import { trialWarn } from '../../../shared/messages/trialCheckResults'
import resting from '../../illustrations/resting-garden.svg?url&no-inline'
import { publicMeta } from '../../page/meta'
import { NoTrialYet, TrialResultPage, TrialItems } from '../../trialCheck/TrialResultPage'
import { trialMemory } from '../../trialCheck/trialMemory'

export const meta = publicMeta('/trial_check/result_warn')

export default function TrialResultWarnPage() {
  const judgement = trialMemory.read()?.judgement
  if (!judgement || judgement.ok) return <NoTrialYet />
  return (
    <TrialResultPage tone="later" sentence={trialWarn.title} picture={resting} next="register">
      <section className="stack">
        <p>{trialWarn.text}</p>
        <TrialItems items={judgement.items} />
        <p>{trialWarn.closing}</p>
        <p className="support">{trialWarn.notKept}</p>
      </section>
    </TrialResultPage>
  )
}
