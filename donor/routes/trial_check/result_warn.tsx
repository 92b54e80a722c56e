import { trialWarn } from '../../ground/words/trialCheckResults'
import resting from '../../ground/illustrations/resting-garden.svg?url&no-inline'
import { publicMeta } from '../../ground/page/publicMeta'
import { NoTrialYet, TrialResultPage, TrialItems } from '../../way/check/trial/TrialResultPage'
import { trialMemory } from '../../way/check/trial/trialMemory'

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
