import { publicPages } from '../../shared/messages/pages/publicPages'
import { TRIAL_LEAD, TRIAL_NEEDS_SCRIPT, trialNotStored } from '../../shared/messages/trialCheckResults'
import { questionnaires } from '../../shared/questionnaire/questionnaires'
import { trialCheckOf } from '../../shared/questionnaire/trialCheck'
import { Note } from '../components/Basics'
import { publicMeta } from '../page'
import { useTexts } from '../pageData'
import { TrialCheckForm } from '../trialCheck/TrialCheckForm'
import type { Route } from './+types/trial_check'

/** The browser's bundle has no questions or rules. */
export const loader = () => trialCheckOf(questionnaires.current)

export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = ({ matches }) => publicMeta(matches, '/trial_check')

export default function TrialCheckPage({ loaderData }: Route.ComponentProps) {
  const { h1 } = publicPages(useTexts())['/trial_check']
  return (
    <div className="wrap column page stackLarge">
      <div className="stack">
        <h1>{h1}</h1>
        <p>{TRIAL_LEAD}</p>
        <Note title={trialNotStored.title}>
          <p>{trialNotStored.text}</p>
        </Note>
        <noscript>
          <Note tone="yolk">
            <p>{TRIAL_NEEDS_SCRIPT}</p>
          </Note>
        </noscript>
      </div>
      <TrialCheckForm check={loaderData} />
    </div>
  )
}
