/** Worst first. REVIEW is asked at the interview; REVIEW! must be cleared there first. */
export const outcomesWorstFirst = ['PERM', 'TEMP', 'REVIEW!', 'REVIEW', 'PASS'] as const

export type Outcome = (typeof outcomesWorstFirst)[number]

export type Period = { months: number } | { weeks: number }

export type When =
  /** One finding per chosen option. */
  | { choices: string[] }
  | { tag: string }
  /** kg/m², not rounded: `from` ≤ index < `below`. */
  | { bmi: { from?: number; below?: number } }
  /** Full years on the day of judgement: `from` ≤ age < `below`. */
  | { age: { from?: number; below?: number } }
  | { outsideRegion: true }

/** End of a TEMP rule, exclusive. */
export type Until =
  /** From the option's day; an unknown day counts from the answer, an ongoing one has no end. */
  | { after: Period }
  | { fromAnswer: Period }
  | { birthday: number }
  /** No day is known. */
  | { open: true }

/**
 * The person's reason. Placeholders: `{date}` the given day, `{choice}` the option's label, `{period}` the waiting
 * time, `{region}` the recruiting area. `dated`, `ongoing` or `plain` states the fact; `explanation` follows.
 */
export interface Reason {
  plain: string
  dated?: string
  ongoing?: string
  explanation?: string
  /** `{event}` of the phrase `untilEnd`: 「{event}が終わって{period}たつと、お申し込みいただけます。」 */
  event?: string
  /** Replaces that phrase. */
  untilEnd?: string
  /** Replaces the phrase `ongoingNote`: 「終わってから{period}」. */
  ongoingNote?: string
}

/** In `Change.to`: any municipality of the recruiting area. */
export const IN_REGION = 'inRegion'

/** A later answer: the option, and when, 「治療が終わったとき」. */
export interface Change {
  to: string
  when: string
}

export interface Rule {
  id: string
  when: When
  outcome: Exclude<Outcome, 'PASS'>
  until?: Until
  reason: Reason
  /** By option, for PERM and for an open TEMP. Options of a PERM without an entry cannot change. */
  changes?: Record<string, Change>
}

export interface QuestionRules {
  /** What the interviewer asks about, without naming a disease. */
  topic: string
  rules: Rule[]
  /** Keys of the literature; OWN for our own assumption. */
  sources: string[]
  /** Where sources differ. */
  range?: string
}
