import type { Answers } from '../../shared/questionnaire/engine/answer'
import type { InventedPerson } from '../world/inventPerson'
import type { KeepPanels } from '../world/keepPanels'
import type { Random } from '../world/random'
import type { World } from '../world/world'
import type { Notes } from './notes'

/** A person with what they know: nothing here is read from the database. */
export type Person = InventedPerson & {
  healthy: Answers
  visitsAWeek: number
  registered: boolean
  gone: boolean
  checksSent: number
  bookedAt: Date | null
  /** The number on the donor card, and whether a visit is useful. */
  card: string | null
  donates: boolean
}

export type SimulatedWorld = World & {
  notes: Notes
  people: Person[]
  office: string
  /** Three physicians with chances of their own, so that what they do changes nobody's life. */
  laboratory: KeepPanels & { random: Random; physician: string }
  /** Opens my page and acts on it. Plans that lead back to the page call this. */
  visit(world: SimulatedWorld, person: Person): Promise<void>
}
