import { transitions } from '../../../shared/rules/person/lifecycle'
import { userProfiles } from '../../../server/ground/tables/users'
import type { Invariant } from './invariant'
import { listMoves } from './moves'

const inTable = new Set(transitions.map(({ from, to }) => `${from} ${to}`))

/** Everyone began at Registration, took only steps of the life cycle, and has the status of the last step. */
export const statusesReachable: Invariant = {
  label: '状態は、決められた道すじだけを通っている',
  async check(db) {
    const profiles = await db
      .select({ id: userProfiles.id, status: userProfiles.userStatus })
      .from(userProfiles)
    const moves = await listMoves(db)
    const places = new Map<string, string>()
    const broken = new Set<string>()
    for (const { userId, from, to } of moves) {
      const known = places.get(userId) ?? null
      const sound = from === null ? to === 'Registration' : inTable.has(`${from} ${to}`)
      if (!sound || known !== from) broken.add(userId)
      places.set(userId, to)
    }
    for (const { id, status } of profiles) if (places.get(id) !== status) broken.add(id)
    return { looked: moves.length, broken: [...broken].toSorted() }
  },
}
