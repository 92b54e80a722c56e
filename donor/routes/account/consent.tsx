import { consentTexts as texts } from '../../../shared/messages/consent'
import { memberPages } from '../../../shared/messages/pages/memberPages'
import { BackToMyPage } from '../../components/Button'
import { Card } from '../../components/Card'
import { PageFailed } from '../../components/ErrorPage'
import { ConsentCard } from '../../consent/ConsentCard'
import { WithdrawConsent } from '../../consent/WithdrawConsent'
import { useSignedInUser } from '../../currentUser/useCurrentUser'
import { OwnConsentsDocument } from '../../generated/graphql'
import { request } from '../../graphql/request'
import { privateMeta } from '../../meta'
import { skipOnHashChange } from '../../modalLinks/modalOf'
import { SuspendedNote } from '../../mypage/SuspendedNote'
import { suspensionOf } from '../../nextStep/suspension'
import type { Route } from './+types/consent'

const { h1 } = memberPages['/account/consent']

export async function clientLoader() {
  const { getUser } = await request(OwnConsentsDocument)
  return getUser.Consents
}

export const shouldRevalidate = skipOnHashChange

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, h1)

export default function ConsentPage({ loaderData: consents }: Route.ComponentProps) {
  const suspended = suspensionOf(useSignedInUser()) !== null
  const [newest, ...before] = consents
  return (
    <div className="wrap column page stackLarge">
      <div className="stackSmall">
        <BackToMyPage />
        <h1>{h1}</h1>
        {newest && <p>{texts.lead}</p>}
      </div>
      <SuspendedNote />
      {newest ? (
        <ConsentCard consent={newest} />
      ) : (
        <Card>
          <p>{texts.none}</p>
        </Card>
      )}
      {newest && newest.EndedAt === null && <WithdrawConsent suspended={suspended} />}
      {before.length > 0 && <h2>{texts.before}</h2>}
      {before.map((consent) => (
        <ConsentCard key={consent.Id} consent={consent} />
      ))}
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFailed error={error} h1={h1} />
}
