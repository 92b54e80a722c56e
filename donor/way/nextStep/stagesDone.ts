import { donorStatuses, stageOf, stages } from '../../../shared/rules/person/stages'
import type { StagesDone } from '../../parts/components/Chain'
import { hasProfile } from '../../ground/page/standing'
import type { CurrentUser } from '../../ground/session/currentUserStore'

const COUNTS: readonly StagesDone[] = [0, 1, 2, 3, 4]

/** 5 when certified. */
export function stagesDone(user: CurrentUser): StagesDone {
  const { UserStatus } = user.Profile
  if (donorStatuses.includes(UserStatus)) return 5
  return COUNTS[stages.indexOf(stageOf(UserStatus, hasProfile(user)))] ?? 0
}
