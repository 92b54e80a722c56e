import { onlineCheckPages } from '../../../../shared/messages/pages/memberPages'
import { loadResult } from '../../../checkResult/loadResult'
import { PageFailed } from '../../../components/ErrorPage'
import { notAvailableYet } from '../../../page/standing'
import { privateMeta } from '../../../page/meta'
import { skipOnHashChange } from '../../../page/revalidate'
import { PathPage } from '../../../pathAhead/PathPage'
import { refusedCheck, usePathInput } from '../../../pathAhead/usePathInput'
import type { Route } from './+types/result_ng'

const { h1, primary } = onlineCheckPages['/online_check/before_renewal_inspection/result_ng']

export async function clientLoader() {
  const judged = await loadResult('Renewal')
  if (judged.check.OnlineCheckResult === 'Passed') throw notAvailableYet()
  return judged
}

export const shouldRevalidate = skipOnHashChange

export const meta = privateMeta(h1)

export default function RenewalResultNgPage({ loaderData: judged }: Route.ComponentProps) {
  const input = usePathInput((user) => refusedCheck(judged, user))
  return (
    <PathPage h1={h1} primary={primary} input={input} screeningId={judged.screening.Id} judged={judged} />
  )
}

export const ErrorBoundary = () => <PageFailed h1={h1} />
