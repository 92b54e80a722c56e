/** Worst first. REVIEW is asked at the interview; REVIEW! must be cleared there before anything goes on. */
export const outcomesWorstFirst = ['PERM', 'TEMP', 'REVIEW!', 'REVIEW', 'PASS'] as const

export type Outcome = (typeof outcomesWorstFirst)[number]

export type Period = { months: number } | { weeks: number }

export type When =
  /** One of these options is chosen; each chosen one counts by itself */
  | { choices: string[] }
  /** A chosen option of the list bears this tag */
  | { tag: string }
  /** Body mass index, unrounded, in kg/m²: `from` ≤ index < `below` */
  | { bmi: { from?: number; below?: number } }
  /** Full years on the day of judgement: `from` ≤ age < `below` */
  | { age: { from?: number; below?: number } }
  | { outsideRegion: true }

/** Until when a TEMP rule holds; no longer on the resulting day itself. */
export type Until =
  /** After the day given for the option; an unknown day counts from the day of the answer, an ongoing one has no end yet */
  | { after: Period }
  | { fromAnswer: Period }
  | { birthday: number }
  /** No day can be named */
  | { open: true }

/**
 * Why, in plain words for the person. `{date}` is the day given, `{choice}` the option's label, `{period}` the waiting time,
 * `{region}` the recruiting area. One of `dated`, `ongoing` and `plain` is the fact, by what is known of the day;
 * `explanation` follows it: why one waits, or why it cannot be.
 */
export interface Reason {
  plain: string
  dated?: string
  ongoing?: string
  explanation?: string
  /** What has to end, for 「{event}が終わって{period}たつと、お申し込みいただけます。」 */
  event?: string
  /** In place of that sentence where it would not read naturally */
  untilEnd?: string
  /** In place of 「終わってから{period}」 */
  ongoingNote?: string
}

/** What an answer turns into with time: the option one would choose then, and when that is, 「治療が終わったとき」. */
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
  /** With PERM, by option: what would change it. An option that is not named stands for as long as the criteria do. */
  changes?: Record<string, Change>
}

export interface QuestionRules {
  /** How the interviewer's question is announced to the person: neutral, no name of a disease */
  topic: string
  rules: Rule[]
  /** Keys of the literature that the thresholds come from; OWN where it is our assumption */
  sources: string[]
  /** Where the sources, or a stricter profile, differ */
  range?: string
}
