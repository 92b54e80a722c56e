import { redirect } from 'react-router'
import { onlineCheckPages } from '../../../../shared/words/program/memberPages'
import { resultPath } from '../../../way/nextStep/screening'
import { PageFailed } from '../../../parts/components/ErrorPage'
import { refreshCurrentUser } from '../../../ground/currentUser/currentUser'
import {
  OnlineCheckPage,
  loadLastCheck,
  nextForm,
  openCheck,
  openForm,
  withoutReload,
} from '../../../way/check/form/OnlineCheckPage'
import { requireStatus, requireActive } from '../../../ground/page/standing'
import { privateMeta } from '../../../ground/page/meta'
import type { Route } from './+types/before_renewal_inspection'

const { h1 } = onlineCheckPages['/signup/online_check/before_renewal_inspection']

export async function clientLoader() {
  const user = await refreshCurrentUser()
  requireActive(user)
  requireStatus(user, 'RenewalExamOnlineCheckBeforeExam')
  if (!user.MayStartOnlineCheck) throw redirect(resultPath(user.Profile.OnlineCheckResult, 'renewal'))
  const [next, latest] = await Promise.all([nextForm(), openCheck(user)])
  return { open: await openForm(latest), next, last: await loadLastCheck(user, latest) }
}

export const shouldRevalidate = withoutReload

export const meta = privateMeta(h1)

export default function RenewalOnlineCheck({ loaderData: { open, next, last } }: Route.ComponentProps) {
  return <OnlineCheckPage open={open} next={next} kind="renewal" last={last} />
}

export const ErrorBoundary = () => <PageFailed h1={h1} />
