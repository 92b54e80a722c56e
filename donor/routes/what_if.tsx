import { lazy, Suspense } from 'react'
import { shutDays } from '../../shared/rules/visits/roomAhead'
import { CRITERIA_NOT_IN_FORCE } from '../../shared/words/check/checkOpening'
import { memberPages } from '../../shared/words/program/memberPages'
import { loadLatestScreening } from '../way/nextStep/screening'
import { Note, PageHead } from '../parts/components/Basics'
import { PageFailed, PageSkeleton } from '../parts/components/ErrorPage'
import { loadCriteria } from '../way/home/criteria/loadCriteria'
import { loadCurrentUser } from '../ground/currentUser/currentUser'
import { ConditionReportsDocument } from '../generated/graphql'
import { request } from '../ground/graphql/request'
import { pageRequestContext } from '../ground/page/loadContext'
import { privateMeta } from '../ground/page/meta'
import { skipOnHashChange } from '../ground/page/revalidate'
import type { Route } from './+types/what_if'

const { h1 } = memberPages['/what_if']

const loadTool = () => import('../way/ahead/whatIf/WhatIfTool')
const WhatIfTool = lazy(async () => ({ default: (await loadTool()).WhatIfTool }))

/** Public facts: it runs without authentication. */
export function loader({ context }: Route.LoaderArgs) {
  const { today, texts } = context.get(pageRequestContext)
  return { shut: shutDays(texts, today) }
}

/** All data of the page: afterwards it sends no request. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const user = await loadCurrentUser()
  const [screening, reports, questionnaire, room] = await Promise.all([
    loadLatestScreening(user),
    user.MayReportCondition ? loadReports() : [],
    loadRules(),
    // Without it no day counts as shut, and the page says so.
    serverLoader().catch(() => null),
    loadTool(),
  ])
  return { screening, reports, questionnaire, shut: room?.shut ?? null }
}

clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <PageSkeleton />
}

/** The form used now, with the rules in force; null before any are. */
async function loadRules() {
  const [{ questionnaires }, criteria] = await Promise.all([
    import('../../shared/questionnaire/engine/questionnaires'),
    loadCriteria('current'),
  ])
  return criteria && { ...questionnaires.of(criteria.questionnaire), ...criteria }
}

const loadReports = async () => (await request(ConditionReportsDocument)).getUser.ConditionReports ?? []

export const shouldRevalidate = skipOnHashChange

export const meta = privateMeta(h1)

export default function WhatIfPage({ loaderData: { questionnaire, ...about } }: Route.ComponentProps) {
  return (
    <div className="wrap column page stackLarge">
      <PageHead h1={h1} back />
      {questionnaire ? (
        <Suspense fallback={null}>
          <WhatIfTool {...about} questionnaire={questionnaire} />
        </Suspense>
      ) : (
        <Note tone="yolk">
          <p>{CRITERIA_NOT_IN_FORCE}</p>
        </Note>
      )}
    </div>
  )
}

export const ErrorBoundary = () => <PageFailed h1={h1} />
