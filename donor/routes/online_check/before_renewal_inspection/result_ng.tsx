import { onlineCheckPages } from '../../../../shared/messages/pages/memberPages'
import { RenewalHeld } from '../../../checkResult/RenewalHeld'
import { loadResult } from '../../../checkResult/loadResult'
import { PageFailed } from '../../../components/ErrorPage'
import { notAvailableYet } from '../../../guards'
import { privateMeta } from '../../../meta'
import { skipOnHashChange } from '../../../modalLinks/modalOf'
import type { Route } from './+types/result_ng'

const { h1 } = onlineCheckPages['/online_check/before_renewal_inspection/result_ng']

export async function clientLoader() {
  const judged = await loadResult('Renewal')
  if (judged.check.OnlineCheckResult === 'Passed') throw notAvailableYet()
  return judged
}

export const shouldRevalidate = skipOnHashChange

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, h1)

export default function RenewalResultNgPage({ loaderData: judged }: Route.ComponentProps) {
  return <RenewalHeld judged={judged} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFailed error={error} h1={h1} />
}
