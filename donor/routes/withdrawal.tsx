import { Link } from 'react-router'
import { memberPages } from '../../shared/messages/pages/memberPages'
import { withdrawalTexts as texts } from '../../shared/messages/withdrawal'
import { BackToMyPage, Note, Card, Contact } from '../components/Basics'
import { PageFailed } from '../components/ErrorPage'
import { RewardsLeftDocument } from '../generated/graphql'
import { request } from '../graphql/request'
import { hasProfile, privateMeta, skipOnHashChange } from '../page'
import { useSignedInUser } from '../pageData'
import { WithdrawalForm } from '../withdrawal/WithdrawalForm'
import type { Route } from './+types/withdrawal'

const { h1 } = memberPages['/withdrawal']

/** Due, and pending in the current period, which leaving ends. */
export async function clientLoader() {
  const { getUser } = await request(RewardsLeftDocument)
  return { rewardsLeft: getUser.Rewards.Due + getUser.Rewards.Pending }
}

export const shouldRevalidate = skipOnHashChange

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, h1)

export default function WithdrawalPage({ loaderData: { rewardsLeft } }: Route.ComponentProps) {
  const user = useSignedInUser()
  return (
    <div className="wrap column page stackLarge">
      <div className="stackSmall">
        <BackToMyPage />
        <h1>{h1}</h1>
        <p>{texts.lead}</p>
      </div>
      <Card>
        <h2>{texts.consequencesTitle}</h2>
        <ul className="dots">
          {texts.consequences.map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </ul>
        <p className="support">{texts.again}</p>
      </Card>
      {rewardsLeft > 0 && (
        <Note tone="yolk" title={texts.rewardsTitle(rewardsLeft.toLocaleString('ja-JP'))}>
          <p>{texts.rewards}</p>
          <Contact />
        </Note>
      )}
      {hasProfile(user) && (
        <p>
          {texts.takeAlong}
          <Link to="/account">{texts.toAccount}</Link>
        </p>
      )}
      <WithdrawalForm />
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFailed error={error} h1={h1} />
}
