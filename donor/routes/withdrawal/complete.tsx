import type { Route } from './+types/complete'
import { publicPages } from '../../../shared/messages/pages/publicPages'
import { withdrawalTexts as texts } from '../../../shared/messages/withdrawal'
import { ButtonLink } from '../../components/ButtonLink'
import { publicMeta } from '../../meta'
import { useTexts } from '../../rootData'

export const meta: Route.MetaFunction = ({ matches }) => publicMeta(matches, '/withdrawal/complete')

export default function WithdrawalCompletePage() {
  const { h1, primary } = publicPages(useTexts())['/withdrawal/complete']
  return (
    <div className="wrap column page stackLarge">
      <h1>{h1}</h1>
      <div className="stack">
        {texts.complete.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p className="support">{texts.again}</p>
      </div>
      <div className="buttons">
        <ButtonLink to="/">{primary}</ButtonLink>
      </div>
    </div>
  )
}
