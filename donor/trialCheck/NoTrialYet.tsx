import { trialNotTaken } from '../../shared/messages/trialCheckResults'
import spot from '../illustrations/spot-check.svg?url&no-inline'
import { TrialResultPage } from './TrialResultPage'

/** The page of a result that this tab knows nothing of: opened by its address, or loaded again. */
export function NoTrialYet() {
  return (
    <TrialResultPage tone="ok" sentence={trialNotTaken.title} picture={spot} next="answer">
      <p>{trialNotTaken.text}</p>
    </TrialResultPage>
  )
}
