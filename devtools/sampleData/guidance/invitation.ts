import { invitationDeadline } from '../../../shared/booking'
import { addDays, japaneseDateOf, startOfJapaneseDate } from '../../../shared/dates'
import { happen, moved, type Life } from '../life'
import type { SampleRows } from '../rows'

export function invite(life: Life, at: Date): void {
  const { rows, random } = life.world
  const today = japaneseDateOf(at)
  const month = { year: Number(today.slice(0, 4)), month: Number(today.slice(5, 7)) }
  const event = { category: 'Guidance', operation: 'Invite', ...month } as const
  happen(life, at, 'system', event, moved(life, at, 'invited'))
  life.guidance = {
    id: random.uuid(),
    userId: life.profile.id,
    status: 'Invited',
    ...month,
    guidanceInvitedAt: at,
    deadlineAt: invitationDeadline(at),
    absences: 0,
    createdAt: at,
    updatedAt: at,
  }
  rows.guidances.push(life.guidance)
}

/** The open invitation of somebody; a story that needs one and has none is wrong. */
export function openGuidance(life: Life): SampleRows['guidances'][number] & { deadlineAt: string } {
  const { guidance } = life
  if (!guidance?.deadlineAt) throw new Error('There is no open invitation')
  return { ...guidance, deadlineAt: guidance.deadlineAt }
}

/** Changes the open invitation. */
export function changeGuidance(
  life: Life,
  at: Date,
  changes: Partial<SampleRows['guidances'][number]>,
): void {
  Object.assign(life.guidance ?? {}, changes, { updatedAt: at })
}

/** The last day to book has passed: back to the end of the list, when the day after begins. */
export function letInvitationRunOut(life: Life): void {
  const at = startOfJapaneseDate(addDays(openGuidance(life).deadlineAt, 1))
  happen(
    life,
    at,
    'system',
    { category: 'Guidance', operation: 'Expire' },
    moved(life, at, 'invitationExpired'),
  )
  changeGuidance(life, at, { closedAt: at })
  life.guidance = null
}
