import { redirect } from 'react-router'
import { onlineCheckPages } from '../../../../shared/messages/pages/memberPages'
import { renewalCheck } from '../../../../shared/messages/renewalCheck'
import { resultPath } from '../../../checkResult/screening'
import { PageFailed } from '../../../components/ErrorPage'
import { refreshCurrentUser } from '../../../currentUser/currentUser'
import {
  OnlineCheckPage,
  loadLastCheck,
  openCheck,
  openForm,
  withoutReload,
} from '../../../onlineCheck/OnlineCheckPage'
import { requireStatus, requireActive } from '../../../page/standing'
import { privateMeta } from '../../../page/meta'
import type { Route } from './+types/before_renewal_inspection'

const { h1 } = onlineCheckPages['/signup/online_check/before_renewal_inspection']

export async function clientLoader() {
  const user = await refreshCurrentUser()
  requireActive(user)
  requireStatus(user, 'RenewalExamOnlineCheckBeforeExam')
  if (!user.MayStartOnlineCheck) throw redirect(resultPath(user.Profile.OnlineCheckResult, 'renewal'))
  const latest = await openCheck(user)
  return { open: await openForm(latest), last: await loadLastCheck(user, latest) }
}

export const shouldRevalidate = withoutReload

export const meta = privateMeta(h1)

export default function RenewalOnlineCheck({ loaderData: { open, last } }: Route.ComponentProps) {
  return <OnlineCheckPage open={open} points={renewalCheck.consentPoints} kind="renewal" last={last} />
}

export const ErrorBoundary = () => <PageFailed h1={h1} />
