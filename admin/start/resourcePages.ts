import type { ResourceProps } from 'react-admin'
import { donations } from '../care/donations'
import { floraTests } from '../care/floraTests'
import { screenings } from '../care/screenings'
import { units } from '../care/units'
import { users } from '../care/users'
import { preferenceSlots } from '../care/waitingList'
import { administrators } from '../office/accounts'
import { mails } from '../office/letters/mails'
import { activity } from '../records/activity'
import { cases } from '../records/cases'
import { reads } from '../records/reads'
import { securityEvents } from '../records/security'

/** Every resource of the console, with its pages. */
export const resources: readonly ResourceProps[] = [
  users,
  screenings,
  donations,
  units,
  floraTests,
  preferenceSlots,
  mails,
  administrators,
  activity,
  securityEvents,
  reads,
  cases,
]
