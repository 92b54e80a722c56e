import { healthConsent } from '../../../shared/messages/healthConsent'
import { onlineCheckPages } from '../../../shared/messages/pages/memberPages'
import { renewalCheck } from '../../../shared/messages/renewalCheck'
import { PageFailed } from '../../components/ErrorPage'
import { NotOpen } from '../../onlineCheck/NotOpen'
import { refreshCurrentUser } from '../../currentUser/currentUser'
import {
  loadLastCheck,
  OnlineCheckPage,
  openCheck,
  openForm,
  withoutReload,
} from '../../onlineCheck/OnlineCheckPage'
import { notAvailableYet, requireStatus, requireActive } from '../../page/standing'
import { privateMeta } from '../../page/meta'
import type { Route } from './+types/online_check'

const { h1 } = onlineCheckPages['/signup/online_check']

export async function clientLoader() {
  const user = await refreshCurrentUser()
  requireActive(user)
  requireStatus(user, 'Registration', 'OnlineCheckBeforeRegistrationExam')
  if (!user.OnlineCheckOpen) return { isOpen: false as const, opensOn: user.OnlineCheckOpensOn }
  if (!user.MayStartOnlineCheck) throw notAvailableYet()
  const latest = await openCheck(user)
  return { isOpen: true as const, open: await openForm(latest), last: await loadLastCheck(user, latest) }
}

export const shouldRevalidate = withoutReload

export const meta = privateMeta(h1)

export default function SignupOnlineCheck({ loaderData }: Route.ComponentProps) {
  if (!loaderData.isOpen) return <NotOpen opensOn={loaderData.opensOn} />
  const { open, last } = loaderData
  const points = last ? renewalCheck.consentPoints : healthConsent.points
  return <OnlineCheckPage open={open} points={points} kind="registration" last={last} />
}

export const ErrorBoundary = () => <PageFailed h1={h1} />
