import { onlineCheckPages } from '../../../shared/words/program/memberPages'
import { loadResult } from '../../way/check/result/loadResult'
import { PageFailed } from '../../parts/components/ErrorPage'
import { notAvailableYet, useVisit } from '../../ground/page/standing'
import { privateMeta } from '../../ground/page/meta'
import { skipOnHashChange } from '../../ground/page/revalidate'
import { PathPage } from '../../way/ahead/path/PathPage'
import { refusedCheck, usePathInput } from '../../way/ahead/path/usePathInput'
import type { Route } from './+types/result_ng'

const { h1, primary } = onlineCheckPages['/online_check/result_ng']

export async function clientLoader() {
  const judged = await loadResult('Registration')
  if (judged.check.OnlineCheckResult === 'Passed') throw notAvailableYet()
  return judged
}

export const shouldRevalidate = skipOnHashChange

export const meta = privateMeta(h1)

export default function ResultNgPage({ loaderData: judged }: Route.ComponentProps) {
  const visit = useVisit()
  const input = usePathInput((user) => refusedCheck(judged, user, visit))
  return (
    <PathPage h1={h1} primary={primary} input={input} screeningId={judged.screening.Id} judged={judged} />
  )
}

export const ErrorBoundary = () => <PageFailed h1={h1} />
