import { useState } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import type { Route } from './+types/online_check'
import { onlineCheckPages } from '../../../shared/messages/pages/onlineCheckPages'
import { LedToMyPage } from '../../components/LedToMyPage'
import { PageFailed } from '../../components/PageFailed'
import { StartOnlineCheckDocument } from '../../generated/graphql'
import { messageOf } from '../../graphql/messageOf'
import { request } from '../../graphql/request'
import { notYet, requireStatus } from '../../guards'
import { privateMeta } from '../../meta'
import { requireActive } from '../../mypage/requireActive'
import { HealthConsent } from '../../onlineCheck/HealthConsent'
import { loadLatestScreening, loadScreening } from '../../onlineCheck/latestScreening'
import { OnlineCheckForm } from '../../onlineCheck/OnlineCheckForm'
import { useToday } from '../../rootData'
import { refreshCurrentUser } from '../../session/currentUser'

const { h1 } = onlineCheckPages['/signup/online_check']

/** The open check if there is one, or from when a new one may begin. */
export async function clientLoader() {
  const user = await refreshCurrentUser()
  requireActive(user)
  requireStatus(user, 'Registration', 'OnlineCheckBeforeRegistrationExam')
  const latest = await loadLatestScreening(user)
  const check = latest?.OnlineCheck
  if (latest && check?.Draft) return { open: latest, notBefore: null }
  if (check?.OnlineCheckResult === 'Failed_2') throw notYet()
  return { open: null, notBefore: check?.OnlineCheckResult === 'Failed_1' ? check.NextDate : null }
}

/** Going from section to section asks the server for nothing. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, h1)

export default function OnlineCheckPage({ loaderData: { open, notBefore } }: Route.ComponentProps) {
  const today = useToday()
  const [screening, setScreening] = useState(open)
  const [starting, setStarting] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const start = async () => {
    setStarting(true)
    setFailure(null)
    try {
      const { startOnlineCheck } = await request(StartOnlineCheckDocument)
      setScreening(await loadScreening(startOnlineCheck.Id))
    } catch (error) {
      setFailure(messageOf(error))
    }
    setStarting(false)
  }

  if (screening) return <OnlineCheckForm key={screening.Id} screening={screening} />
  if (notBefore && today < notBefore) return <LedToMyPage />
  return <HealthConsent onAgree={() => void start()} busy={starting} failure={failure} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFailed error={error} h1={h1} />
}
