import type { ComponentType } from 'react'
import type { JapaneseDate } from '../../../shared/dates'
import type { PersonActionWords } from '../../../shared/messages/personActions'
import type { PersonRecord } from '../personRecord'

/** A person as they stand at a moment: what an action is offered by. */
export type Standing = {
  person: PersonRecord
  now: Date
  today: JapaneseDate
}

export type ActionDialogProps = { person: PersonRecord; onClose: () => void }

/** Something an administrator does with a person, in a dialog of its own that is loaded when it is asked for. */
export type PersonAction = {
  name: string
  words: PersonActionWords
  isOffered: (standing: Standing) => boolean
  /** What somebody in this state normally waits for. */
  isExpected?: (standing: Standing) => boolean
  isDangerous?: boolean
  Dialog: ComponentType<ActionDialogProps>
}
