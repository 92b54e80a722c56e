import { healthConsent } from '../../../shared/messages/healthConsent'
import { onlineCheckPages } from '../../../shared/messages/pages/memberPages'
import { PageFailed } from '../../components/ErrorPage'
import { refreshCurrentUser } from '../../currentUser/currentUser'
import { OnlineCheckPage, openCheck, openForm, withoutReload } from '../../onlineCheck/OnlineCheckPage'
import { notAvailableYet, requireStatus, privateMeta, requireActive } from '../../page'
import type { Route } from './+types/online_check'

const { h1 } = onlineCheckPages['/signup/online_check']

export async function clientLoader() {
  const user = await refreshCurrentUser()
  requireActive(user)
  requireStatus(user, 'Registration', 'OnlineCheckBeforeRegistrationExam')
  if (!user.MayStartOnlineCheck) throw notAvailableYet()
  return { open: await openForm(await openCheck(user)) }
}

export const shouldRevalidate = withoutReload

export const meta = privateMeta(h1)

export default function SignupOnlineCheck({ loaderData: { open } }: Route.ComponentProps) {
  return <OnlineCheckPage open={open} points={healthConsent.points} />
}

export const ErrorBoundary = () => <PageFailed h1={h1} />
