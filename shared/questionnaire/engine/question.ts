import type { JapaneseDate } from '../../facts/dates'
import type { Gender } from '../../generated/schema'
import type { QuestionId } from './answer'
import type { Phrases } from './phrases'
import type { Period, QuestionRules } from './rule'

/**
 * The input that the form shows.
 * - `date` year, month, day · `numbers` one box per entry of `numbers`
 * - `yesNo`, `choice` radio buttons · `scale` radio buttons with pictures 1 to 7
 * - `many` tick boxes · `list` tick boxes in a long grouped list · `groups` radio buttons per group
 * - `area` municipalities of the recruiting area · `attestation` one tick box
 */
export type QuestionKind =
  | 'date'
  | 'numbers'
  | 'yesNo'
  | 'choice'
  | 'scale'
  | 'many'
  | 'list'
  | 'groups'
  | 'area'
  | 'attestation'

/** Asked when the option is chosen. 「正確な日はわからない」 is always offered too. */
export interface DateField {
  label: string
  /** Label of the tick box いまも使っている, if offered. */
  ongoing?: string
}

export interface Option {
  id: string
  label: string
  description?: string
  /** Choosing it clears the others, and the reverse. */
  exclusive?: boolean
  date?: DateField
  /** Heading in a long list, or group id. */
  group?: string
  /** Rules find options of a long list by it: live vaccines, countries with a risk. */
  tag?: string
  picture?: number
  /** Ended on this day: impossible for a person born later. */
  endedOn?: JapaneseDate
  /** わからない and 対面で話したい, shown below the others. */
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

/** Shown while one of `choices` is chosen. Not judged. */
export interface Notice {
  choices: string[]
  text: string
  /** `support` adds the operator's contact. */
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
  /** For `groups`, in order. */
  groups?: { id: string; label: string }[]
  numbers?: NumberField[]
  /** Optional text for some choices. */
  textField?: { label: string; choices: string[] }
  notices?: Notice[]
  /** Offers 対面で話したい. */
  sensitive?: boolean
  /** Offers わからない. */
  unknown?: boolean
  /** Shown only if the other question has a choice outside `exceptChoices`. */
  showIf?: { question: QuestionId; exceptChoices: string[] }
  /** How far back the days of its choices are asked. */
  within?: Period
  /** The choice that the profile decides. */
  decided?: { gender: Gender; choice: string }
  judged: boolean
  inTrial?: boolean
  inRenewal?: boolean
}

export interface Section {
  id: string
  title: string
  lead?: string
}

/** Questions that most people answer with no, on one screen with one tap for all; each keeps its own answer. */
export interface Together {
  id: string
  /** The heading of the screen. */
  text: string
  /** What each row says, in the order of the questions. */
  rows: Readonly<Record<QuestionId, { text: string; hint?: string }>>
}

/** The part of a version that the browser loads. */
export interface QuestionSet {
  version: string
  /** The version whose questions it asks in other words: their answers are taken over. */
  rewords?: string
  together?: readonly Together[]
  sections: Section[]
  questions: Question[]
  /** 「なぜ、おたずねするのか」 for each question. */
  whys: Record<QuestionId, string>
}

/** A version of the criteria, and the hash of its content. */
export interface CriteriaName {
  number: string
  sha256: string
}

/** A renewal asks only what can have changed. */
export type CheckKind = 'registration' | 'renewal'

/** One version of the check. Stored judgements name theirs. */
export interface Questionnaire extends QuestionSet {
  id: string
  title: string
  /** First day of use in Japan. */
  effectiveFrom: string
  /** The responsible physician; null until the thresholds are approved. */
  approvedBy: string | null
  rules: Record<QuestionId, QuestionRules>
  /** Whom each question that may refuse protects, as Japanese sentences. */
  protection: Readonly<Record<QuestionId, string>>
  phrases: Phrases
  /** The version of the criteria with these rules; none for the repository's own rules. */
  criteria?: CriteriaName
}

/** The operator's recruiting area. A municipality's name is also its choice id. */
export interface Region {
  name: string
  municipalities: readonly string[]
}

/** Stored as `Answer.card_types`. */
export function cardTypes(set: QuestionSet): Record<QuestionId, QuestionKind> {
  return Object.fromEntries(set.questions.map(({ id, kind }) => [id, kind]))
}
