import { PrefetchPageLinks } from 'react-router'
import type { Route } from './+types/trial_check'
import { publicPages } from '../../shared/messages/pages/publicPages'
import { TRIAL_LEAD, TRIAL_NEEDS_SCRIPT, trialNotStored } from '../../shared/messages/trialCheckResults'
import { trialCheck } from '../../shared/questionnaire/trialCheck'
import { Note } from '../components/Note'
import { publicMeta } from '../meta'
import bloom from '../illustrations/bloom.svg?url&no-inline'
import resting from '../illustrations/resting-garden.svg?url&no-inline'
import { useTexts } from '../rootData'
import { TrialCheckForm } from '../trialCheck/TrialCheckForm'

/** The questions and rules come with the page as data: the browser's program holds neither the others nor their rules. */
export const loader = () => trialCheck

/** They stay as they are while the page is open. */
export const shouldRevalidate = () => false

/** What the pages of the result show, beforehand and both: nothing that is loaded afterwards depends on the answers. */
export const links: Route.LinksFunction = () =>
  [bloom, resting].map((href) => ({ rel: 'prefetch', as: 'image', href }))

export const meta: Route.MetaFunction = ({ matches }) => publicMeta(matches, '/trial_check')

export default function TrialCheckPage({ loaderData }: Route.ComponentProps) {
  const { h1 } = publicPages(useTexts())['/trial_check']
  return (
    <div className="wrap column page stackLarge">
      <PrefetchPageLinks page="/trial_check/result_ok" />
      <PrefetchPageLinks page="/trial_check/result_warn" />
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
