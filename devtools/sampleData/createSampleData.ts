import type { Region } from '../../shared/questionnaire/question'
import { playCast } from './cast'
import { numberDonors } from './donors/numberDonors'
import { rankFloraTests } from './floraTests/floraTest'
import { addPlacesOfMonths } from './guidance/addPlacesOfMonths'
import { addMails } from './mails/addMails'
import { addStaffNotes } from './people/addStaffNotes'
import type { SampleRows } from './rows'
import { createWorld } from './world'

/**
 * About 300 invented people with the histories that have brought them where they are at `now`, in every table. The same
 * arguments give the same rows. Nothing is read or written.
 */
export function createSampleData(options: { now: Date; seed: number; region: Region }): SampleRows {
  const world = createWorld(options)
  playCast(world)
  addStaffNotes(world)
  addPlacesOfMonths(world)
  numberDonors(world)
  rankFloraTests(world)
  addMails(world)
  world.rows.bookingSlots.push(...world.hours.rows())
  return world.rows
}
