import { happen } from '../life'
import { HOUR_MS, later } from '../../world/worldTime'
import type { World } from '../world'

const notes = [
  'お電話は午後がつながりやすいです。',
  '献便ルームの場所を、もう一度ご案内してください。',
  '日程の変更のご相談が続いています。',
] as const

/** What the office has written beside some people, and the profiles it has asked to be brought up to date. */
export function addStaffNotes(world: World): void {
  const { random, staff, now } = world
  const present = world.lives.filter(({ profile, at }) => !profile.deleteStatus && later(at, HOUR_MS) < now)
  for (const note of notes) {
    const life = random.pick(present)
    const at = later(life.at, HOUR_MS)
    happen(
      life,
      at,
      staff.administratorAt(at),
      { category: 'Profile', operation: 'UpdateByAdmin', fields: ['Caution'] },
      {
        caution: [life.profile.caution, note].filter(Boolean).join('\n'),
      },
    )
    const other = random.pick(present)
    const askedAt = later(other.at, HOUR_MS)
    if (askedAt > now) continue
    happen(
      other,
      askedAt,
      staff.administratorAt(askedAt),
      { category: 'Profile', operation: 'UpdateByAdmin', fields: ['UpdateRequired'] },
      { updateRequired: true },
    )
  }
}
