import type { QuestionId } from './answer'
import type { QuestionRules } from './rule'

/**
 * How a question is answered, and so how the form draws it.
 *
 * - `date` three boxes for year, month, day · `numbers` one box for each of `numbers`, with its unit
 * - `yesNo` two radio buttons side by side · `choice` radio buttons · `scale` radio buttons with pictures 1 to 7
 * - `many` tick boxes · `list` the same from a long, grouped list · `groups` one set of radio buttons for each group
 * - `area` the municipalities of the recruiting area, then 対象地域の外 · `attestation` one tick box
 */
export type QuestionKind =
  'date' | 'numbers' | 'yesNo' | 'choice' | 'scale' | 'many' | 'list' | 'groups' | 'area' | 'attestation'

/** The day asked for when an option is chosen. 「正確な日はわからない」 is always offered beside it. */
export interface DateField {
  label: string
  /** Label of the tick box for what has not ended, いまも使っている; absent where that cannot be */
  ongoing?: string
}

export interface Option {
  id: string
  label: string
  description?: string
  /** Stands alone: choosing it clears the others, choosing another clears it */
  exclusive?: boolean
  date?: DateField
  /** Heading in a long list, or id of the set of radio buttons in `groups` */
  group?: string
  /** What a rule looks for in a long list: a live vaccine, a country with a higher risk of infection */
  tag?: string
  /** Number of the picture in a scale */
  picture?: number
  /** わからない and 対面で話したい: drawn dashed, below the others */
  aside?: boolean
}

export interface NumberField {
  id: string
  label: string
  unit: string
  min: number
  max: number
  decimals: number
}

/** Shown beside the question as soon as one of the options is chosen; it judges nothing. */
export interface Notice {
  choices: string[]
  text: string
  /** `support`: the screen adds where to turn to, from configuration */
  kind: 'gentle' | 'medical' | 'support'
}

export interface Question {
  id: QuestionId
  section: string
  kind: QuestionKind
  text: string
  english: string
  hint?: string
  options?: Option[]
  /** For `groups`: the sets of radio buttons, in order */
  groups?: { id: string; label: string }[]
  numbers?: NumberField[]
  /** A few words of one's own, never required, when one of the options is chosen */
  textField?: { label: string; choices: string[] }
  notices?: Notice[]
  /** Offers 対面で話したい */
  sensitive?: boolean
  /** Offers わからない */
  unknown?: boolean
  /** Shown only while the other question has a choice that is not among these */
  showIf?: { question: QuestionId; exceptChoices: string[] }
  /** False for the questions that are not judged */
  judged: boolean
  inTrial?: boolean
  inRenewal?: boolean
}

export interface Section {
  id: string
  title: string
  lead?: string
}

/** What the form needs, and all that the browser has to load. */
export interface QuestionSet {
  version: string
  sections: Section[]
  questions: Question[]
}

/** Registration asks everything; renewal asks what can have changed since the last test. */
export type CheckKind = 'registration' | 'renewal'

/** A version of the check: the form and how it is judged. Stored judgements name the version they were made with. */
export interface Questionnaire extends QuestionSet {
  id: string
  title: string
  /** First day of use in Japan */
  effectiveFrom: string
  /** The responsible physician; null until the thresholds are approved */
  approvedBy: string | null
  rules: Record<QuestionId, QuestionRules>
}

/** The recruiting area; configuration of the operator. A municipality's name is also its choice id. */
export interface Region {
  name: string
  municipalities: readonly string[]
}

/** Kind of each question by its id: what is stored as `Answer.card_types`. */
export function cardTypes(set: QuestionSet): Record<QuestionId, QuestionKind> {
  return Object.fromEntries(set.questions.map(({ id, kind }) => [id, kind]))
}
