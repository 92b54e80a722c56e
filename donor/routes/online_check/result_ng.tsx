import { onlineCheckPages } from '../../../shared/messages/pages/memberPages'
import { NotNow, NotPossible } from '../../checkResult/ResultNg'
import { loadResult } from '../../checkResult/loadResult'
import { PageFailed } from '../../components/ErrorPage'
import { notAvailableYet, privateMeta, skipOnHashChange } from '../../page'
import type { Route } from './+types/result_ng'

const { h1 } = onlineCheckPages['/online_check/result_ng']

export async function clientLoader() {
  const judged = await loadResult('Registration')
  if (judged.check.OnlineCheckResult === 'Passed') throw notAvailableYet()
  return judged
}

export const shouldRevalidate = skipOnHashChange

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, h1)

export default function ResultNgPage({ loaderData: judged }: Route.ComponentProps) {
  const refusedForGood = judged.check.OnlineCheckResult === 'Failed_2'
  return refusedForGood ? <NotPossible judged={judged} /> : <NotNow judged={judged} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFailed error={error} h1={h1} />
}
