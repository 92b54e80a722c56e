import type { Life } from '../life'
import { later, MINUTE_MS } from '../../world/worldTime'
import { askedAnswers } from '../../world/checks/askedAnswers'
import { checkDue, startCheck } from './startCheck'

const SHARE_OF_QUESTIONS_MOST = 0.85

/** Starts the check and stops somewhere on the way: the answers so far are kept. */
export function leaveCheckOpen(life: Life, startedAt: Date): void {
  const { random } = life.world
  const check = startCheck(life, startedAt)
  const all = askedAnswers(checkDue(life).questions, life.answers)
  const given = Math.floor(all.length * SHARE_OF_QUESTIONS_MOST * random.next())
  if (given === 0) return
  const savedAt = later(startedAt, Math.ceil(given / 5) * MINUTE_MS)
  Object.assign(check, {
    answers: Object.fromEntries(all.slice(0, given)),
    savedAt: savedAt > life.world.now ? life.world.now : savedAt,
    updatedAt: savedAt > life.world.now ? life.world.now : savedAt,
  })
}
