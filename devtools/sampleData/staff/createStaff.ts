import type { Role } from '../../../shared/generated/schema'
import type { Random } from '../../world/random'
import type { SampleRows } from '../rows'
import { DAY_MS, later } from '../../world/worldTime'

/** The people of the console, the first two by the names that are printed at the start. */
const people: readonly { name: string; email: string; role: Role; sinceDay: number; canSignIn: boolean }[] = [
  { name: '山田 あや', email: 'admin@example.com', role: 'Administrator', sinceDay: 0, canSignIn: true },
  { name: '小野寺 健', email: 'support@example.com', role: 'Support', sinceDay: 3, canSignIn: true },
  {
    name: '本間 さとみ',
    email: 'satomi.homma@example.com',
    role: 'Administrator',
    sinceDay: 3,
    canSignIn: false,
  },
  {
    name: '菅原 大輔',
    email: 'daisuke.sugawara@example.com',
    role: 'Administrator',
    sinceDay: 150,
    canSignIn: false,
  },
  { name: '阿部 めぐみ', email: 'megumi.abe@example.com', role: 'Support', sinceDay: 200, canSignIn: false },
]

export type Staff = {
  /** An administrator who was there at that time, for what only administrators do. */
  administratorAt(time: Date): { staff: string }
  /** The first administrator. */
  head: { staff: string }
}

/** Opens the office: its people, their accounts, and the note of who let whom in. */
export function createStaff(options: { random: Random; rows: SampleRows; openedAt: Date; now: Date }): Staff {
  const { random, rows, openedAt, now } = options
  const administrators: { id: string; since: Date }[] = []
  for (const { name, email, role, sinceDay, canSignIn } of people) {
    const id = random.uuid()
    const since = later(openedAt, sinceDay * DAY_MS + 11 * 3_600_000)
    if (since > now) throw new Error('The office opens in the past')
    rows.accounts.push({
      sub: id,
      email,
      createdAt: since,
      group: role === 'Administrator' ? 'Administrators' : 'Support',
      canSignIn,
    })
    rows.administrators.push({
      id,
      name,
      email,
      role,
      profileCreatedAt: since,
      createdAt: since,
      updatedAt: since,
    })
    rows.activities.push({
      time: since,
      userId: id,
      actorId: administrators[0]?.id ?? null,
      event: { category: 'Administrator', operation: 'Create', role },
    })
    if (role === 'Administrator') administrators.push({ id, since })
  }
  const head = { staff: administrators[0]?.id ?? '' }
  return {
    head,
    administratorAt: (time) => ({
      staff: random.pick(administrators.filter(({ since }) => since <= time)).id,
    }),
  }
}
