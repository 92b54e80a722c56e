import { transitions, type LifecycleEvent } from '../../../shared/lifecycle'
import type { UserStatus } from '../../generated/graphql'

type Row = { id: string; category: string; operation: string }
type Move = { from: UserStatus; to: UserStatus }

/** What a row of the log may have meant in the life-cycle table. */
const events: Readonly<Record<string, readonly LifecycleEvent[]>> = {
  'OnlineCheck.Submit': ['onlineCheckPassed', 'onlineCheckFailed'],
  'Guidance.Invite': ['invited'],
  'Guidance.InviteOutOfTurn': ['invited'],
  'Guidance.Expire': ['invitationExpired'],
  'Guidance.Reserve': ['guidanceReserved'],
  'Guidance.Cancel': ['guidanceCancelled'],
  'Guidance.Attend': ['attended', 'attendedWithOldCheck'],
  'Guidance.NoShow': ['absent', 'absentAgain'],
  'Screening.Judge': ['certified', 'notCertified'],
  'Screening.OpenRenewal': ['renewalWindowBegan'],
  'Screening.End': ['expired', 'notCertified'],
}

const candidates = ({ category, operation }: Row, to: UserStatus): Move[] => {
  const possible = events[`${category}.${operation}`] ?? []
  return transitions.filter((entry) => entry.to === to && possible.includes(entry.event))
}

/**
 * From where to where each row of the log led. The log does not say it, so it is read backwards from where the person
 * stands now; of all ways through the life-cycle table it is the one that explains most rows. Rows that moved nobody are
 * absent.
 * @param rows the newest first
 */
export function statusMoves(rows: readonly Row[], now: UserStatus): Map<string, Move> {
  type Way = { explained: number; move: Move | null; before: UserStatus }
  const known = new Map<string, Way>()
  const best = (index: number, status: UserStatus): Way => {
    const key = `${index}/${status}`
    const found = known.get(key)
    if (found) return found
    const row = rows[index]
    let way: Way = { explained: 0, move: null, before: status }
    if (row) {
      way = { ...way, explained: best(index + 1, status).explained }
      for (const move of candidates(row, status)) {
        const explained = best(index + 1, move.from).explained + 1
        if (explained > way.explained) way = { explained, move, before: move.from }
      }
    }
    known.set(key, way)
    return way
  }

  const moves = new Map<string, Move>()
  let status = now
  rows.forEach((row, index) => {
    const { move, before } = best(index, status)
    if (move && move.from !== move.to) moves.set(row.id, { from: move.from, to: move.to })
    status = before
  })
  return moves
}
