import { Navigate } from 'react-router'
import { situationOf } from '../../shared/rules/person/situation'
import type { PathInput } from '../../shared/words/check/path'
import { memberPages } from '../../shared/words/program/memberPages'
import { loadLatestScreening, resultPath, type Screening } from '../way/nextStep/screening'
import { PageFailed } from '../parts/components/ErrorPage'
import { refreshCurrentUser } from '../ground/currentUser/currentUser'
import { nextStepInput } from '../way/nextStep/NextStepCard'
import { privateMeta } from '../ground/page/meta'
import { skipOnHashChange } from '../ground/page/revalidate'
import { useNow, useToday } from '../ground/page/clock'
import { useRoom, useTexts } from '../ground/page/rootData'
import { useSignedInUser } from '../ground/page/standing'
import { PathPage } from '../way/ahead/path/PathPage'
import { usePathInput } from '../way/ahead/path/usePathInput'
import type { CurrentUser } from '../ground/session/currentUserStore'
import type { Route } from './+types/path_ahead'

const { h1, primary } = memberPages['/path_ahead']

export async function clientLoader() {
  return loadLatestScreening(await refreshCurrentUser())
}

export const shouldRevalidate = skipOnHashChange

export const meta = privateMeta(h1)

/** For a refusal without a check; a check's refusal is on its result page. */
export default function PathAheadPage({ loaderData: screening }: Route.ComponentProps) {
  const context = { now: useNow(), today: useToday(), texts: useTexts(), room: useRoom() }
  const situation = situationOf(nextStepInput(useSignedInUser(), screening, context))
  const input = usePathInput((user) => refusedOutside(user, screening))
  if (situation === 'suspended' || situation === 'notCertified' || situation === 'expired')
    return (
      <PathPage
        h1={h1}
        primary={primary}
        input={situation === 'suspended' ? { ...input, refused: null } : input}
        screeningId={screening?.Id ?? null}
        judged={null}
      />
    )
  return <Navigate to={elsewhere(screening)} replace />
}

function refusedOutside({ Profile }: CurrentUser, screening: Screening | null): PathInput['refused'] {
  const exam = screening?.HealthCheck
  if (exam?.DonorStatus === 'NotCertified')
    return { by: 'exam', reason: exam.ReasonText, renewal: screening?.Info.InspectionType === 'Renewal' }
  return { by: 'end', on: Profile.LossDonorStatusDate }
}

function elsewhere(screening: Screening | null): string {
  const result = screening?.OnlineCheck?.OnlineCheckResult ?? null
  const renewal = screening?.Info.InspectionType === 'Renewal'
  return result === null || result === 'Passed'
    ? '/mypage'
    : resultPath(result, renewal ? 'renewal' : 'registration')
}

export const ErrorBoundary = () => <PageFailed h1={h1} />
