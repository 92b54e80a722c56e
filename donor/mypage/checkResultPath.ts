import type { Screening } from '../onlineCheck/latestScreening'
import { resultPath } from '../onlineCheck/resultPath'

/** Where the judgement of a screening's check is shown; null while there is none. */
export function checkResultPath({ Info, OnlineCheck }: Screening): string | null {
  const result = OnlineCheck?.OnlineCheckResult ?? null
  return result && resultPath(result, Info.InspectionType === 'Renewal' ? 'renewal' : 'registration')
}
