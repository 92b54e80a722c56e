import { trialNotTaken } from '../../shared/messages/trialCheckResults'
import spot from '../illustrations/spot-check.svg?url&no-inline'
import { TrialResultPage } from './TrialResultPage'

/** The result page without answers: opened directly, or reloaded. */
export function NoTrialYet() {
  return (
    <TrialResultPage tone="ok" sentence={trialNotTaken.title} picture={spot} next="answer">
      <p>{trialNotTaken.text}</p>
    </TrialResultPage>
  )
}
