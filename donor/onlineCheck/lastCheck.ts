import type { CurrentUser } from '../session/currentUserStore'
import { judgedCheck, type Judged } from './judgedCheck'
import { loadScreening, type Screening } from './latestScreening'

/** The newest check that has been judged, which is seldom further back than the screening before the newest. */
export async function loadLastCheck(user: CurrentUser, latest: Screening | null): Promise<Judged | null> {
  const judged = await judgedCheck(latest)
  if (judged) return judged
  const earlier = user.ScreeningInfo.filter(({ Id }) => Id !== latest?.Id).toSorted((a, b) =>
    b.ScreeningInfoCreatedAt.localeCompare(a.ScreeningInfoCreatedAt),
  )
  for (const { Id } of earlier) {
    const found = await judgedCheck(await loadScreening(Id))
    if (found) return found
  }
  return null
}
