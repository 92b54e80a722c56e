import { lazy, Suspense } from 'react'
import { mayReport } from '../../shared/condition/mayReport'
import { memberPages } from '../../shared/messages/pages/memberPages'
import { loadLatestScreening } from '../checkResult/screening'
import { BackToMyPage } from '../components/Basics'
import { PageFailed } from '../components/ErrorPage'
import { loadCurrentUser } from '../currentUser/currentUser'
import { ConditionReportsDocument } from '../generated/graphql'
import { request } from '../graphql/request'
import { privateMeta, skipOnHashChange } from '../page'
import type { Route } from './+types/what_if'

const { h1 } = memberPages['/what_if']

const loadTool = () => import('../whatIf/WhatIfTool')
const WhatIfTool = lazy(async () => ({ default: (await loadTool()).WhatIfTool }))

/** All that the page needs: afterwards it asks nobody. */
export async function clientLoader() {
  const user = await loadCurrentUser()
  const [screening, reports, { questionnaires }] = await Promise.all([
    loadLatestScreening(user),
    mayReport(user.Profile) ? loadReports() : [],
    import('../../shared/questionnaire/questionnaires'),
    loadTool(),
  ])
  return { screening, reports, questionnaire: questionnaires.current }
}

const loadReports = async () => (await request(ConditionReportsDocument)).getUser.ConditionReports

export const shouldRevalidate = skipOnHashChange

export const meta = privateMeta(h1)

export default function WhatIfPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap column page stackLarge">
      <div className="stackSmall">
        <BackToMyPage />
        <h1>{h1}</h1>
      </div>
      <Suspense fallback={null}>
        <WhatIfTool {...loaderData} />
      </Suspense>
    </div>
  )
}

export const ErrorBoundary = () => <PageFailed h1={h1} />
