import type { ComponentType } from 'react'
import type { JapaneseDate } from '../../../../shared/facts/dates'
import { mayHappen, type LifecycleEvent } from '../../../../shared/rules/person/lifecycle'
import type { PersonActionWords } from '../../../../shared/words/office/personActions'
import { isSuspended } from '../../../../shared/rules/person/suspension'
import type { ActionDialogProps } from '../../../parts/actions/ActionForm'
import { useConsole } from '../../../ground/console/ConsoleContext'
import {
  examScreening,
  lateScreening,
  screeningToJudge,
  type PersonRecord,
} from '../../../parts/people/personRecord'
import type { ActionName } from './useMayDoAction'

export type Standing = {
  person: PersonRecord
  now: Date
  today: JapaneseDate
  /** Units are recorded here. */
  hasUnits: boolean
}

export type PersonAction = {
  name: ActionName
  words: PersonActionWords
  isOffered: (standing: Standing) => boolean
  isExpected?: (standing: Standing) => boolean
  isDangerous?: boolean
  Dialog: ComponentType<ActionDialogProps>
}

/** Whether the life-cycle table allows it now for an administrator; the server uses the same table. */
export const allows = ({ person: { Profile } }: Standing, event: LifecycleEvent) =>
  !Profile.DeleteStatus && mayHappen(Profile.UserStatus, event, 'administrator')

export const isActive = ({ Profile }: PersonRecord) => !Profile.DeleteStatus && !isSuspended(Profile)

/** True for a donor who may not donate for now: the check before renewal failed, or a condition report says so. */
export const isPaused = ({ Profile }: PersonRecord) =>
  Profile.DonationPaused === true || Profile.Resting === true

/** True if consent was withdrawn and not signed again since. */
export const hasWithdrawn = ({ Consents }: PersonRecord) => Consents[0]?.Withdrawn === true

/** True from the beginning of the booked hour: then it is attended or missed, not moved. */
export function hasBegun({ person: { Guidance }, now }: Pick<Standing, 'person' | 'now'>): boolean {
  return (
    Guidance?.Status === 'Reserved' && Guidance.ReservedAt !== null && new Date(Guidance.ReservedAt) <= now
  )
}

export function useStanding(person: PersonRecord): Standing {
  const { clock, config } = useConsole()
  const hasUnits = config.operator.material !== false
  return { person, now: clock.now(), today: clock.today(), hasUnits }
}

export const mayJudge = (standing: Standing) =>
  (allows(standing, 'certified') && examScreening(standing.person) !== null) ||
  (allows(standing, 'certifiedLate') && lateScreening(standing.person) !== null)

export function isExamDay({ person, today }: Standing): boolean {
  const date = screeningToJudge(person)?.scheduledDate ?? null
  return date !== null && date <= today
}
