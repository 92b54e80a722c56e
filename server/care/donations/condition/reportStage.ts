import type { ReportStage } from '../../../../shared/generated/schema'

type Facts = {
  /** Somebody of the office still has to look at it. */
  isToLookAt: boolean
  /** What it holds, as long as that is open: whether a physician has written what was found out. */
  hold: { isFound: boolean } | null
}

/** How far the office has come with a report. It tells nothing of what became of what was given. */
export function reportStage({ isToLookAt, hold }: Facts): ReportStage {
  if (isToLookAt) return hold?.isFound ? 'Looking' : 'Received'
  return hold ? 'Looking' : 'Done'
}
