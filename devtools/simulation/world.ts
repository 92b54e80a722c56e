import { japaneseDateOf, type JapaneseDate } from '../../shared/dates'
import type { Answers } from '../../shared/questionnaire/answer'
import type { inventPerson } from '../sampleData/people/inventPerson'
import type { Random } from '../sampleData/random'
import type { Agenda } from './agenda'
import type { Notes } from './notes'
import type { Service } from './startService'

/** Somebody outside, with what they know: nothing here is read from the database. */
export type Person = ReturnType<typeof inventPerson> & {
  healthy: Answers
  /** Visits a week once certified. */
  visitsAWeek: number
  registered: boolean
  gone: boolean
  checksSent: number
  bookedAt: Date | null
  /** The number on the donor card, and whether there is any use in coming. */
  card: string | null
  donates: boolean
}

/** Everything that happens draws on this: one service, one calendar, one office, one chance. */
export type World = Service & {
  random: Random
  agenda: Agenda
  notes: Notes
  people: Person[]
  /** The administrator who does the office's work. */
  office: string
  /** Opens my page and acts on it; plans that lead back to the page go by way of this. */
  visit(world: World, person: Person): Promise<void>
  now(): Date
  today(): JapaneseDate
}

export const createWorld = (
  service: Service,
  parts: Pick<World, 'random' | 'agenda' | 'notes' | 'office' | 'visit'>,
): World => ({
  ...service,
  ...parts,
  people: [],
  now: () => service.clock.now(),
  today: () => japaneseDateOf(service.clock.now()),
})
