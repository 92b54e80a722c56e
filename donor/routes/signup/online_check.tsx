import { onlineCheckPages } from '../../../shared/words/program/memberPages'
import { PageFailed } from '../../parts/components/ErrorPage'
import { NotOpen } from '../../way/check/form/NotOpen'
import { refreshCurrentUser } from '../../ground/currentUser/currentUser'
import {
  loadLastCheck,
  nextForm,
  OnlineCheckPage,
  openCheck,
  openForm,
  withoutReload,
} from '../../way/check/form/OnlineCheckPage'
import { notAvailableYet, requireStatus, requireActive } from '../../ground/page/standing'
import { privateMeta } from '../../ground/page/meta'
import type { Route } from './+types/online_check'

const { h1 } = onlineCheckPages['/signup/online_check']

export async function clientLoader() {
  const user = await refreshCurrentUser()
  requireActive(user)
  requireStatus(user, 'Registration', 'OnlineCheckBeforeRegistrationExam')
  if (!user.OnlineCheckOpen) return { isOpen: false as const, opensOn: user.OnlineCheckOpensOn }
  if (!user.MayStartOnlineCheck) throw notAvailableYet()
  const [next, latest] = await Promise.all([nextForm(), openCheck(user)])
  return {
    isOpen: true as const,
    open: await openForm(latest),
    next,
    last: await loadLastCheck(user, latest),
  }
}

export const shouldRevalidate = withoutReload

export const meta = privateMeta(h1)

export default function SignupOnlineCheck({ loaderData }: Route.ComponentProps) {
  if (!loaderData.isOpen) return <NotOpen opensOn={loaderData.opensOn} />
  const { open, next, last } = loaderData
  return <OnlineCheckPage open={open} next={next} kind="registration" last={last} />
}

export const ErrorBoundary = () => <PageFailed h1={h1} />
